import { useState } from 'react';
import { Card } from '#src/ui/card/Card.tsx';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { DateField } from '#src/ui/dateField/DateField.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { FilePicker } from '#src/ui/filePicker/FilePicker.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { PasswordField } from '#src/ui/passwordField/PasswordField.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Cluster, Columns } from '#src/ui/stack/Stack.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const LEVELS = ['GED', 'High School', "Associate's", "Bachelor's"].map((text, index) => ({
  value: String(index + 1),
  text,
}));

const NATURE = ['Remote', 'Hybrid', 'In-person', 'No preference'].map((text) => ({
  value: text,
  text,
}));

const PLACES = ['Quiet', 'Outside', 'Inside', 'Set schedule', 'Flexible schedule'].map((text) => ({
  value: text,
  text,
}));

function ReadFrom({ line, isSure }: { line: string; isSure: boolean }) {
  return (
    <>
      Read from: “{line}”{' '}
      <Tag kind={isSure ? 'good' : 'warn'}>{isSure ? 'Clear' : 'Please check'}</Tag>
    </>
  );
}

const OLD_FILE = new File(['x'.repeat(2048)], 'maria-torres-resume.pdf', {
  type: 'application/pdf',
});

/** Every kind of field: empty, filled, wrong, read-only and disabled. */
export function FieldsPart() {
  const [attempt, setAttempt] = useState(0);
  const [level, setLevel] = useState('');
  const [nature, setNature] = useState('Hybrid');
  const [places, setPlaces] = useState(['Quiet']);
  const [start, setStart] = useState('2019-05-01');
  const [end, setEnd] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [old, setOld] = useState<File | null>(OLD_FILE);
  return (
    <Form onSubmit={() => setAttempt(attempt + 1)} aria-label="Sample form">
      <h2>Fields</h2>
      <ErrorSummary
        title="Please fill in all the required fields"
        attempt={attempt}
        headingLevel={3}
        errors={[
          { fieldId: 'zip', text: 'Enter your ZIP code, such as 13202' },
          { fieldId: 'zip', text: 'Enter an email address, such as dana.whitlock@example.com' },
          { fieldId: 'nature', text: 'Choose how you would like to work' },
        ]}
      />
      <Card>
        <FieldGroup legend="About you" headingLevel={3}>
          <Columns>
            <TextField
              label="First name"
              requiredWord="(required)"
              autoComplete="given-name"
              defaultValue="Maria"
              hint={<ReadFrom line="Maria Elena Torres" isSure />}
            />
            <TextField
              label="Phone"
              requiredWord="(required)"
              type="tel"
              autoComplete="tel"
              defaultValue="315-555-0142"
              hint={<ReadFrom line="315.555.0142" isSure={false} />}
            />
            <TextField label="Email" isReadOnly defaultValue="maria.torres@example.com" />
            <TextField
              id="zip"
              label="ZIP code"
              requiredWord="(required)"
              description="Five digits. We use it to find jobs near you."
              errorMessage="Enter your ZIP code, such as 13202"
              inputMode="numeric"
            />
            <TextField label="City" isDisabled defaultValue="Syracuse" />
            <TextField label="Distance" defaultValue="50" suffix="miles" inputMode="numeric" />
          </Columns>
          <TextArea label="Summary" description="A few sentences about your work." />
          <PasswordField
            label="Password"
            requiredWord="(required)"
            autoComplete="new-password"
            showLabel="Show: Password"
            hideLabel="Hide: Password"
            showWord="Show"
            hideWord="Hide"
          />
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup
          legend="Work, 1 of 3: Customer Service Associate"
          headingLevel={3}
          actions={
            <Button look="plain" aria-label="Remove work 1">
              Remove
            </Button>
          }
        >
          <Columns>
            <Select
              label="Degree level"
              options={LEVELS}
              value={level}
              onChange={setLevel}
              emptyText="Choose one"
            />
            <Select
              label="State"
              requiredWord="(required)"
              options={LEVELS}
              value=""
              onChange={setLevel}
              emptyText="Choose one"
              errorMessage="Choose your state"
            />
            <DateField
              daysText={(month, days) => `${month} has ${days} days.`}
              label="Start date"
              requiredWord="(required)"
              value={start}
              onChange={setStart}
              description="Year, month, day"
            />
            <DateField
              daysText={(month, days) => `${month} has ${days} days.`}
              id="end"
              label="End date"
              value={end}
              onChange={setEnd}
              errorMessage="Enter when this job ended, or tick Still Working"
            />
          </Columns>
          <Checkbox>Still Working</Checkbox>
          <Checkbox isDisabled defaultSelected>
            Willing to relocate
          </Checkbox>
        </FieldGroup>
      </Card>
      <Card>
        <RadioGroup
          id="nature"
          label="Preferred nature of work"
          requiredWord="(required)"
          choices={NATURE}
          value={nature}
          onChange={setNature}
        />
        <RadioGroup
          label="Would you relocate?"
          errorMessage="Choose Yes or No"
          choices={NATURE.slice(0, 2)}
          value=""
          onChange={() => undefined}
        />
        <CheckboxGroup
          label="What is your ideal work environment?"
          description="Check all that apply."
          choices={PLACES}
          value={places}
          onChange={setPlaces}
          layout="columns"
        />
        <CheckboxGroup
          label="Accommodations"
          choices={PLACES.slice(0, 2)}
          value={['Quiet']}
          onChange={setPlaces}
          isDisabled
        />
        <CheckboxGroup
          label="What Dana answered"
          choices={PLACES.slice(0, 2)}
          value={['Quiet']}
          onChange={setPlaces}
          look="answer"
        />
        <Checkbox look="answer" isUnknown>
          Set schedule: <strong>Not shared with you</strong>
        </Checkbox>
        <RadioGroup
          label="What Dana prefers"
          choices={NATURE.slice(0, 2)}
          value="Remote"
          onChange={setNature}
          look="answer"
        />
        <TextArea label="In Dana's words" look="answer" rows={1} value="A quiet desk." />
      </Card>
      <FilePicker
        label="Your resume"
        requiredWord="(required)"
        description="A PDF, up to 20 MB. The PDF that LinkedIn saves works as well."
        accept="application/pdf,.pdf"
        file={file}
        onChange={setFile}
        chooseText="Choose a PDF file"
        replaceText="Choose another file"
        dropText="or drop it here"
        sizeText={(bytes) => `${Math.ceil(bytes / 1024)} kB`}
        removeWord="Remove"
        removeLabel={(name) => `Remove ${name}`}
      />
      <FilePicker
        label="Your old resume"
        accept="application/pdf,.pdf"
        file={old}
        onChange={setOld}
        chooseText="Choose a PDF file"
        replaceText="Choose another file"
        dropText="or drop it here"
        sizeText={(bytes) => `${Math.ceil(bytes / 1024)} kB`}
        removeWord="Remove"
        removeLabel={(name) => `Remove ${name}`}
        errorMessage="This is not a PDF. Save your resume as a PDF and choose it again."
      />
      <Cluster>
        <Button look="primary" type="submit">
          Submit
        </Button>
        <Button>Skip</Button>
      </Cluster>
    </Form>
  );
}
