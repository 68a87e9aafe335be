import { Bookmark, CircleAlert, CircleCheck, Clock, MapPin } from 'lucide-react';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card, CardList } from '#src/ui/card/Card.tsx';
import { CompletionPanel } from '#src/ui/completionPanel/CompletionPanel.tsx';
import { Facts } from '#src/ui/facts/Facts.tsx';
import { IconList } from '#src/ui/iconList/IconList.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Meter } from '#src/ui/bar/Meter.tsx';
import { Monogram } from '#src/ui/monogram/Monogram.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

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
      <CompletionPanel
        label="Your profile"
        value={72}
        shortText="72%"
        valueText="72 percent complete"
        band="good"
        bandWord="Mostly filled in"
        title="Your profile is 72% complete"
        titleId="completion"
        lead="6 things are missing. Each one makes your jobs fit better."
        missing={[
          { href: '/profile#summary', text: 'Add a summary of your work' },
          { href: '/profile#questions', text: 'Answer 2 questions about you' },
          { href: '/profile#city', text: 'Add your city' },
          { href: '/profile#state', text: 'Add your state' },
          { href: '/profile#zip', text: 'Add your ZIP code' },
          { href: '/profile#education', text: 'Add your education' },
        ]}
        missingLabel="What is missing"
        moreText={(count) => `Show ${count} more`}
        fewerText="Show fewer"
        actions={<LoneLink href="/upload">Upload resume</LoneLink>}
      />
      <Columns>
        <Card>
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
      </Columns>
      <CardList label="Recommended jobs">
        {JOBS.map((job) => (
          <Card as="li" key={job.id}>
            <Monogram letters={job.letters} />
            <h3>
              <AppLink href={`/job/${job.id}`}>{job.title}</AppLink>
            </h3>
            <Facts
              label="Employer and place"
              facts={[
                { id: 'c', text: job.company, isStrong: true },
                { id: 'p', text: 'Syracuse, NY, 4 miles away' },
                { id: 'n', text: <Tag kind="info">New</Tag> },
              ]}
            />
            <IconList
              label="Status"
              layout="inline"
              items={[
                { id: 'p', icon: MapPin, text: 'On the bus line' },
                { id: 'd', icon: Clock, text: 'Posted 2 days ago' },
              ]}
            />
            <Button icon={Bookmark} aria-label={`Save ${job.title}`}>
              Save
            </Button>
            <IconList
              label="Why this job"
              layout="close"
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
    </Stack>
  );
}
