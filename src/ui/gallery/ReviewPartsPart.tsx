import { ReviewPart } from '#src/ui/reviewPart/ReviewPart.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const none = () => undefined;
const actions = (title: string) => ({
  confirm: { word: 'This looks right', name: `This looks right: ${title}`, onPress: none },
  change: { word: 'Change', name: `Change ${title}`, onPress: none },
});
const said = 'In your resume it says';
const contact = 'Contact details';
const job = 'Work, 1 of 2: Customer Service Representative';

/** The parts of a review: right, to be checked, not checked, open and folded. */
export function ReviewPartsPart() {
  return (
    <Stack>
      <h2>Parts of a review</h2>
      <ReviewPart
        id="part-name"
        title="Your name"
        state="right"
        stateWord="Looks right"
        summary="Dana Whitlock"
        source={{ title: said, lines: [{ text: 'Dana Whitlock' }] }}
        reasons={[]}
        values={[]}
        emptyText=""
        {...actions('Your name')}
      />
      <ReviewPart
        id="part-contact"
        title={contact}
        state="check"
        stateWord="Please check"
        summary=""
        source={{
          title: said,
          lines: [
            { text: '570-555-0129 / dana.w@example.net' },
            { text: '918 Luzerne Street, Albany, NY 1220', doubted: ['1220'] },
          ],
        }}
        reasons={['The ZIP code has 4 digits. A US ZIP code has 5.']}
        values={[]}
        emptyText=""
        fields={
          <Columns>
            <TextField label="Phone" requiredWord="(required)" defaultValue="570-555-0129" />
            <TextField label="ZIP code" requiredWord="(required)" defaultValue="1220" />
          </Columns>
        }
        empty={{
          word: 'Empty these fields',
          name: `Empty these fields: ${contact}`,
          onPress: none,
        }}
        {...actions(contact)}
      />
      <ReviewPart
        id="part-work"
        title={job}
        state="unchecked"
        stateWord="Not checked yet"
        summary=""
        source={{
          title: said,
          lines: [
            {
              text: 'Customer Service Representative, Brindle Outfitters, March 2017 to May 2026',
            },
          ],
          folded: {
            label: '3 more lines',
            name: `3 more lines of your resume: ${job}`,
            lines: [
              { text: 'Answered 60 calls a day.' },
              { text: 'Trained 4 new colleagues.' },
              { text: 'Wrote the guide for returns.' },
            ],
          },
        }}
        reasons={[]}
        values={[
          { label: 'Job title', value: 'Customer Service Representative' },
          { label: 'Company', value: 'Brindle Outfitters' },
          { label: 'From, to', value: '2017-03-01 to 2026-05-31' },
        ]}
        emptyText=""
        remove={{ word: 'Remove', name: `Remove ${job}`, onPress: none }}
        {...actions(job)}
      />
      <ReviewPart
        id="part-skills"
        title="Skills"
        state="unchecked"
        stateWord="Not checked yet"
        summary=""
        source={{ title: said, lines: [] }}
        reasons={[]}
        values={[]}
        emptyText="Nothing was found."
        {...actions('Skills')}
      />
    </Stack>
  );
}
