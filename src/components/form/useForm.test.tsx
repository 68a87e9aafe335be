import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CallFailed, toProblem } from '#src/api/client/problem.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { setUpText } from '#src/i18n/setup.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

type Values = { name: string; code: string };
type Given = Partial<Parameters<typeof useForm<Values>>[0]>;

/** Each call so far, with a function that answers it. */
let calls: { values: Values; answer: (failure?: CallFailed) => Promise<void> }[] = [];

function send(values: Values) {
  return new Promise<void>((resolve, reject) => {
    calls.push({
      values,
      answer: (failure) => act(async () => (failure ? reject(failure) : resolve())),
    });
  });
}

/** A form with a name, and a code that only Ada must fill in. */
function Short(given: Given) {
  const form = useForm<Values>({
    id: 'short',
    initial: { name: '', code: '' },
    validate: ({ name, code }) => ({
      name: name === '' ? 'Enter a name' : undefined,
      code: name === 'Ada' && code === '' ? 'Enter a code' : undefined,
    }),
    isAsked: (field, { name }) => field === 'name' || name === 'Ada',
    send,
    ...given,
  });
  return (
    <>
      <FormErrors form={form} title="Please check" />
      <Form onSubmit={form.submit} aria-label="Short">
        <TextField {...form.field('name')} label="Name" />
        {form.values.name === 'Ada' ? <TextField {...form.field('code')} label="Code" /> : null}
        <Button type="submit" isBusy={form.isBusy}>
          Send
        </Button>
      </Form>
      {form.isSent ? <p>It was sent.</p> : null}
    </>
  );
}

const failed = (problem: Partial<CallFailed['problem']>) =>
  new CallFailed({ ...toProblem(null), ...problem });
const input = (name = 'Name') => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (text: string, name?: string) =>
  fireEvent.change(input(name), { target: { value: text } });
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Short' }));
const summary = () => screen.queryByRole('group', { name: 'Please check' });
const isSent = () => screen.queryByText('It was sent.') !== null;

beforeAll(() => setUpText());
beforeEach(() => {
  calls = [];
});

test('lists missing fields and moves focus there, and removes each one when it is filled', () => {
  render(<Short />);
  expect(summary()).toBeNull();
  submit();
  expect(document.activeElement).toBe(summary());
  fireEvent.click(screen.getByRole('link', { name: 'Enter a name' }));
  expect(document.activeElement).toBe(input());
  expect(input().getAttribute('aria-invalid')).toBe('true');
  type('Bo');
  expect(summary()).toBeNull();
  expect(calls).toEqual([]);
});

test('marks a field that appeared after an attempt only at the next attempt', () => {
  render(<Short />);
  submit();
  type('Ada');
  expect(summary()).toBeNull();
  submit();
  expect(summary()?.textContent).toContain('Enter a code');
});

test('sends once however often Enter is pressed, and keeps its values', async () => {
  render(<Short />);
  type('Bo');
  submit();
  submit();
  expect(calls.map(({ values }) => values)).toEqual([{ name: 'Bo', code: '' }]);
  await calls[0]?.answer();
  expect([isSent(), input().value]).toEqual([true, 'Bo']);
});

test('empties the form after sending when asked to, except what was typed meanwhile', async () => {
  render(<Short isEmptied />);
  type('Bo');
  submit();
  await calls[0]?.answer();
  expect(input().value).toBe('');
  type('Bo');
  submit();
  type('Cy');
  await calls[1]?.answer();
  expect([isSent(), input().value]).toEqual([true, 'Cy']);
});

test('shows a failure of the whole form, keeps what was typed, and can be sent again', async () => {
  render(<Short />);
  type('Bo');
  submit();
  await calls[0]?.answer(failed({ status: 503, detail: 'Not now.' }));
  expect(screen.getByText('Not now.')).toBeTruthy();
  expect([isSent(), input().value]).toEqual([false, 'Bo']);
  submit();
  expect(screen.queryByText('Not now.')).toBeNull();
  await calls[1]?.answer();
  expect(isSent()).toBe(true);
});

test('shows the server’s problem at its field until the field changes', async () => {
  render(<Short />);
  type('Bo');
  submit();
  const errors = [{ pointer: '/name', detail: 'This name is taken.' }];
  await calls[0]?.answer(failed({ status: 422, detail: 'Not right.', errors }));
  expect(summary()?.textContent).toContain('This name is taken.');
  expect(document.activeElement).toBe(summary());
  expect(screen.queryByText('Not right.')).toBeNull();
  type('Cy');
  expect(summary()).toBeNull();
});

test('shows an earlier failure until the first attempt', () => {
  render(<Short failure={{ ...toProblem(null), detail: 'This link is old.' }} />);
  expect(screen.getByText('This link is old.')).toBeTruthy();
  type('Bo');
  expect(screen.getByText('This link is old.')).toBeTruthy();
  submit();
  expect(screen.queryByText('This link is old.')).toBeNull();
});

test('starts with what was typed before a reload', () => {
  render(<Short restored={{ name: 'Ada', code: '12' }} />);
  expect([input().value, input('Code').value]).toEqual(['Ada', '12']);
});
