// @vitest-environment happy-dom
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { Select } from './Select.tsx';

afterEach(cleanup);

const LEVELS = [
  { value: 'ged', text: 'GED' },
  { value: 'high_school', text: 'High School' },
  { value: 'phd', text: 'PHD' },
];

let latest: string | undefined;

function Level({ initial = '', errorMessage }: { initial?: string; errorMessage?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Select
      id="level"
      label="Degree level"
      requiredWord="(required)"
      description="The highest one."
      hint="Read from: PHD"
      emptyText="Choose one"
      options={LEVELS}
      value={value}
      onChange={(next) => {
        latest = next;
        setValue(next);
      }}
      errorMessage={errorMessage}
    />
  );
}

const trigger = () => screen.findByRole('button', { name: /Degree level/ });

async function open(): Promise<HTMLElement> {
  fireEvent.click(await trigger());
  return screen.findByRole('listbox', { name: /Degree level/ });
}

const said = (element: HTMLElement, attribute: string) =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim());

describe('Select', () => {
  it('is named by its label, its required word and what is chosen', async () => {
    render(<Level initial="phd" />);
    expect(said(await trigger(), 'aria-labelledby').toSorted()).toEqual([
      'Degree level (required)',
      'PHD',
    ]);
  });

  it('is described by its help, its error and the hint', async () => {
    render(<Level errorMessage="Choose a level" />);
    expect(said(await trigger(), 'aria-describedby')).toEqual([
      'The highest one.',
      'Choose a level',
      'Read from: PHD',
    ]);
  });

  it('names its list by words of its own, because the label is inert while it is open', async () => {
    render(<Level />);
    expect((await open()).getAttribute('aria-label')).toBe('Degree level');
  });

  it('lists the empty option first and marks the chosen one', async () => {
    render(<Level initial="high_school" />);
    const options = within(await open()).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Choose one',
      'GED',
      'High School',
      'PHD',
    ]);
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'false',
      'true',
      'false',
    ]);
  });

  it('gives the chosen value, and an empty one for the empty option', async () => {
    render(<Level />);
    fireEvent.click(within(await open()).getByRole('option', { name: 'PHD' }));
    expect(latest).toBe('phd');
    fireEvent.click(within(await open()).getByRole('option', { name: 'Choose one' }));
    expect(latest).toBe('');
  });

  it('chooses by a typed letter while closed', async () => {
    render(<Level />);
    const button = await trigger();
    act(() => button.focus());
    fireEvent.keyDown(button, { key: 'h' });
    fireEvent.keyUp(button, { key: 'h' });
    expect(latest).toBe('high_school');
  });

  it('is reached by its id', async () => {
    render(<Level />);
    const button = await trigger();
    act(() => void focusField('level'));
    expect(document.activeElement).toBe(button);
  });

  it('shows the error of the server for its name', async () => {
    render(
      <Form
        onSubmit={() => undefined}
        validationErrors={{ level: 'Not a level we know.' }}
        aria-label="Education"
      >
        <Select
          name="level"
          label="Degree level"
          emptyText="Choose one"
          options={LEVELS}
          value=""
          onChange={() => undefined}
        />
      </Form>,
    );
    expect(said(await trigger(), 'aria-describedby')).toContain('Not a level we know.');
  });
});
