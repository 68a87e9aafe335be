// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

/** What is read after the name, in order: the texts that aria-describedby points to. */
function described(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`);
}

describe('TextField', () => {
  it('reads description, then error, then the hint below', () => {
    render(
      <TextField
        label="ZIP code"
        requiredWord="(required)"
        description="Five digits."
        errorMessage="Enter your ZIP code, such as 13202"
        hint="Read from: Syracuse, NY"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'ZIP code' });
    expect(described(input)).toEqual([
      'Five digits.',
      'Enter your ZIP code, such as 13202',
      'Read from: Syracuse, NY',
    ]);
  });

  it('keeps its description while it has the focus, and shows the new hint at once', () => {
    const field = (hint?: string) => <TextField label="Summary" hint={hint} />;
    const { rerender } = render(field());
    const input = screen.getByRole('textbox', { name: 'Summary' });
    act(() => input.focus());
    rerender(field('1 phrase to look at'));
    expect(screen.getByText('1 phrase to look at').hidden).toBe(false);
    expect(described(input)).toEqual([]);
    act(() => input.blur());
    expect(described(input)).toEqual(['1 phrase to look at']);
    act(() => input.focus());
    rerender(field('2 phrases to look at'));
    expect(described(input)).toEqual(['1 phrase to look at']);
  });

  it('is required and invalid exactly when its texts say so', () => {
    render(
      <>
        <TextField label="First name" requiredWord="(required)" errorMessage="*required" />
        <TextField label="City" />
      </>,
    );
    const name = screen.getByRole('textbox', { name: 'First name' });
    expect(name.getAttribute('aria-required')).toBe('true');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const city = screen.getByRole('textbox', { name: 'City' });
    expect(city.getAttribute('aria-required')).toBeNull();
    expect(city.getAttribute('aria-invalid')).toBeNull();
    expect(described(city)).toEqual([]);
  });

  it('shows the required word', () => {
    render(<TextField label="First name" requiredWord="(required)" />);
    expect(screen.getByText('First name').textContent).toBe('First name (required)');
  });

  it('shows the error of the server for its name in the form', () => {
    render(
      <Form onSubmit={() => undefined} validationErrors={{ Email: 'This email is taken' }}>
        <TextField label="Email" name="Email" defaultValue="maria@example.com" />
      </Form>,
    );
    expect(described(screen.getByRole('textbox', { name: 'Email' }))).toEqual([
      'This email is taken',
    ]);
  });
});
