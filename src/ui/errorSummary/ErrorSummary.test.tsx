// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

afterEach(cleanup);

const ERRORS = [
  { fieldId: 'zip', text: 'Enter your ZIP code, such as 13202' },
  { fieldId: 'nature', text: 'Choose how you would like to work' },
];

function Screen({ attempt, errors = ERRORS }: { attempt: number; errors?: typeof ERRORS }) {
  return (
    <>
      <ErrorSummary
        title="Please fill in all the required fields"
        errors={errors}
        attempt={attempt}
      />
      <TextField id="zip" label="ZIP code" />
      <RadioGroup
        id="nature"
        label="Preferred nature of work"
        value="hybrid"
        onChange={() => undefined}
        choices={[
          { value: 'remote', text: 'Remote' },
          { value: 'hybrid', text: 'Hybrid' },
        ]}
      />
    </>
  );
}

const summary = () => screen.getByRole('group', { name: 'Please fill in all the required fields' });

describe('ErrorSummary', () => {
  it('takes focus on each new submit, and only then', () => {
    const { rerender } = render(<Screen attempt={0} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Screen attempt={1} />);
    expect(document.activeElement).toBe(summary());
    screen.getByRole('textbox').focus();
    rerender(<Screen attempt={1} errors={ERRORS.slice(1)} />);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    rerender(<Screen attempt={2} errors={ERRORS.slice(1)} />);
    expect(document.activeElement).toBe(summary());
  });

  it('is absent without errors', () => {
    render(<Screen attempt={1} errors={[]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('leads to the field itself', () => {
    render(<Screen attempt={1} />);
    fireEvent.click(screen.getByRole('link', { name: 'Enter your ZIP code, such as 13202' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'ZIP code' }));
  });

  it('leads to the chosen answer of a group', () => {
    render(<Screen attempt={1} />);
    fireEvent.click(screen.getByRole('link', { name: 'Choose how you would like to work' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Hybrid' }));
  });

  it('keeps the address', () => {
    render(<Screen attempt={1} />);
    const before = location.href;
    fireEvent.click(screen.getByRole('link', { name: 'Enter your ZIP code, such as 13202' }));
    expect(location.href).toBe(before);
  });
});
