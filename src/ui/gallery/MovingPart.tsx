import { Eye } from 'lucide-react';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Shelf } from '#src/ui/shelf/Shelf.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { Strip } from '#src/ui/strip/Strip.tsx';
import { TabLinks } from '#src/ui/tabLinks/TabLinks.tsx';

const TABS = [
  'Basic Details',
  'Education',
  'Work History',
  'Accommodation',
  'Skills',
  'Preferences',
  'More About You',
].map((text) => ({ id: text, text, href: `/profile/${text}` }));

const JOBS = [
  'Customer Support Representative',
  'Patient Scheduling Specialist',
  'Data Entry Clerk',
  'Help Desk Technician',
  'Payroll Assistant',
  'Library Assistant',
  'Quality Inspector',
];

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="teal" d="M0 0h8v8z"/%3E%3C/svg%3E';

/** Parts that lead from one thing to the next. */
export function MovingPart() {
  return (
    <Stack>
      <h2>Moving about</h2>
      <BackLink href="/jobs">Back to recommended jobs</BackLink>
      <Strip icon={Eye} link={{ href: '/privacy', text: 'Who can see what' }}>
        <b>1 job coach and 1 company</b> see parts of your profile. Employers cannot find you.
      </Strip>
      <TabLinks
        label="Parts of your profile"
        shortLabel="Section"
        onOpen={() => undefined}
        tabs={TABS}
        selected="Skills"
      >
        <p>What the tab shows.</p>
      </TabLinks>
      <Shelf
        heading="Recommended jobs"
        headingId="shelf"
        count={JOBS.length}
        positionText={(from, to, of) =>
          from === to ? `${from} of ${of}` : `${from} to ${to} of ${of}`
        }
        previousWord="Previous"
        previousLabel="Previous recommended jobs"
        nextWord="Next"
        nextLabel="Next recommended jobs"
        firstText="First jobs"
        lastText="Last jobs"
      >
        {JOBS.map((title) => (
          <Card as="li" key={title}>
            <h3>
              <AppLink href="/job">{title}</AppLink>
            </h3>
            <p>Northlight Energy, Syracuse, NY</p>
          </Card>
        ))}
      </Shelf>
      <Cluster>
        <Avatar src={null} letters="MT" alt="Your profile picture" size="large" />
        <Avatar src={PICTURE} letters="MT" alt="Your profile picture" size="large" />
        <Avatar src={null} letters="NL" alt="" shape="square" />
        <Avatar src={PICTURE} letters="NL" alt="" shape="square" />
      </Cluster>
    </Stack>
  );
}
