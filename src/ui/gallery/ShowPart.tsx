import { Bookmark, CircleAlert, CircleCheck, Clock, MapPin } from 'lucide-react';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { BarList } from '#src/ui/barList/BarList.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card, CardList } from '#src/ui/card/Card.tsx';
import { CardHead } from '#src/ui/card/CardHead.tsx';
import { CompletionRing } from '#src/ui/completionRing/CompletionRing.tsx';
import { DescriptionList } from '#src/ui/descriptionList/DescriptionList.tsx';
import { IconList } from '#src/ui/iconList/IconList.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Meter } from '#src/ui/bar/Meter.tsx';
import { Monogram } from '#src/ui/monogram/Monogram.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';

const JOBS = [
  {
    id: 'a',
    letters: 'NL',
    title: 'Customer Support Representative',
    company: 'Northlight Energy',
  },
  { id: 'b', letters: 'CB', title: 'Patient Scheduling Specialist', company: 'Cedar Bay Health' },
];

/** Surfaces, lists, pictures of numbers. */
export function ShowPart() {
  return (
    <Stack>
      <h2>Shown things</h2>
      <Columns>
        <Card>
          <CompletionRing
            label="Your profile"
            value={72}
            shortText="72%"
            valueText="72 percent complete"
            band="good"
            bandWord="Good"
          />
          <Meter
            label="Your profile is 24% complete"
            value={24}
            valueText="24 percent"
            band="bad"
            bandWord="Just begun"
          />
          <Meter
            label="Your profile is 50% complete"
            value={50}
            valueText="50 percent"
            band="warn"
            bandWord="On the way"
            note="Five answers are missing: summary, ideal job, and three questions about you."
          />
        </Card>
        <Card>
          <h3>How this job fits</h3>
          <BarList
            label="Parts of the match"
            items={[
              { id: 's', text: 'Skills', value: 75, valueText: '6 of 8' },
              { id: 'w', text: 'Work before', value: 100, valueText: '3 of 3 years' },
              { id: 'p', text: 'Place', value: 40, valueText: '30 of 50 miles' },
            ]}
          />
        </Card>
      </Columns>
      <CardList label="Recommended jobs">
        {JOBS.map((job) => (
          <Card as="li" key={job.id}>
            <CardHead
              picture={<Monogram letters={job.letters} />}
              title={
                <h3>
                  <AppLink href={`/job/${job.id}`}>{job.title}</AppLink>
                </h3>
              }
              actions={
                <Button icon={Bookmark} aria-label={`Save ${job.title}`}>
                  Save
                </Button>
              }
            >
              <IconList
                label="Facts"
                layout="inline"
                items={[
                  { id: 'p', icon: MapPin, text: `${job.company}, Syracuse, NY, 4 miles away` },
                  { id: 'd', icon: Clock, text: 'Posted 2 days ago' },
                ]}
              />
            </CardHead>
            <IconList
              label="Why this job"
              layout="columns"
              items={[
                { id: '1', icon: CircleCheck, tone: 'good', text: 'Same work as your last job' },
                { id: '2', icon: CircleCheck, tone: 'good', text: 'Uses 6 of your 8 skills' },
                { id: '3', icon: CircleAlert, tone: 'warn', text: 'Asks for Spanish' },
              ]}
            />
          </Card>
        ))}
      </CardList>
      <LoneLink href="/jobs">See all jobs</LoneLink>
      <Card>
        <DescriptionList
          items={[
            { term: 'Email', value: 'maria.torres@example.com' },
            { term: 'Profession', value: 'Customer service associate' },
          ]}
        />
      </Card>
    </Stack>
  );
}
