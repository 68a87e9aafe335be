import { useState } from 'react';
import { Box, Hammer, HandHeart, Truck, Wrench } from 'lucide-react';
import { Button } from '#src/ui/button/Button.tsx';
import { ClosedRegion } from '#src/ui/closedRegion/ClosedRegion.tsx';
import { FilterChips } from '#src/ui/filterChips/FilterChips.tsx';
import { PictureChoice } from '#src/ui/pictureChoice/PictureChoice.tsx';
import { PrivatePanel } from '#src/ui/privatePanel/PrivatePanel.tsx';
import { Segments } from '#src/ui/segments/Segments.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';

const PERIODS = ['Month', 'Year', 'All'].map((text) => ({ value: text, text }));

const FILTERS = ['Remote', 'Full time', 'Says the pay', 'Near me'].map((text) => ({
  value: text,
  text,
}));

const WORK = [
  { value: 'help', text: 'Help people', icon: HandHeart },
  { value: 'fix', text: 'Fix things', icon: Wrench },
  { value: 'pack', text: 'Sort and pack', icon: Box },
  { value: 'drive', text: 'Drive and deliver', icon: Truck },
  { value: 'build', text: 'Build things', icon: Hammer },
];

/** Choices with a look of their own, and what is private or closed. */
export function ChoosingPart() {
  const [period, setPeriod] = useState('Month');
  const [filters, setFilters] = useState(['Remote']);
  const [work, setWork] = useState(['help', 'pack']);
  return (
    <Stack>
      <h2>Choosing</h2>
      <Segments label="Period" choices={PERIODS} value={period} onChange={setPeriod} />
      <FilterChips
        legend="Show only"
        choices={FILTERS}
        value={filters}
        onChange={setFilters}
        end={
          <Button look="plain" onPress={() => setFilters([])}>
            Clear
          </Button>
        }
      />
      <PictureChoice
        legend="What kind of work sounds good to you?"
        description={`Choose up to 3. You can change them later. ${work.length} chosen.`}
        choices={WORK}
        value={work}
        onChange={setWork}
        most={3}
        refusedText="3 are chosen. To choose another one, untick one of them first."
      />
      <Columns>
        <PrivatePanel line="Only you see this" heading="What you need at work" headingLevel={3}>
          <p>A quiet place, and written instructions.</p>
        </PrivatePanel>
        <ClosedRegion>Work history is not shared with you.</ClosedRegion>
      </Columns>
    </Stack>
  );
}
