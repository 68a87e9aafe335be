// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

afterEach(cleanup);

function Review({ isStatic }: { isStatic: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title="Review your resume"
      closeLabel="Close"
      isStatic={isStatic}
    >
      <TextField label="First name" />
    </Dialog>
  );
}

const review = () => screen.queryByRole('dialog', { name: 'Review your resume' });

describe('Dialog', () => {
  it('stays open on Escape with a static backdrop', () => {
    render(<Review isStatic />);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(review()).not.toBeNull();
  });

  it('closes by its visible Close button with a static backdrop', async () => {
    render(<Review isStatic />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(review()).toBeNull());
  });

  it('closes on Escape without a static backdrop', async () => {
    render(<Review isStatic={false} />);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    await waitFor(() => expect(review()).toBeNull());
  });

  it('focuses its title when it opens', async () => {
    render(<Review isStatic />);
    const title = await screen.findByRole('heading', { name: 'Review your resume' });
    expect(document.activeElement).toBe(title);
  });
});

const LINKS = [
  { fieldId: 'zip', text: 'Enter your ZIP code' },
  { fieldId: 'phone', text: 'Enter your phone number' },
];

function Saving() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Save</Button>
      <TextField id="zip" label="ZIP code" />
      <TextField id="phone" label="Phone" />
      <AlertDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        kind="bad"
        title="Error"
        message="Please fill in all the required fields"
        okLabel="OK"
        links={LINKS}
      />
    </>
  );
}

describe('AlertDialog', () => {
  it('has the focus itself, so that its few words are read, and closes by one key there', async () => {
    render(<Saving />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog.textContent).toContain('Please fill in all the required fields');
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    // The key that opened it is still held.
    fireEvent.keyDown(dialog, { key: 'Enter', repeat: true });
    expect(dialog.isConnected).toBe(true);
    fireEvent.keyDown(dialog, { key: 'Enter' });
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  });

  it('moves focus to the first missing field after OK', async () => {
    render(<Saving />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'ZIP code' })),
    );
  });

  it('moves focus to the field of a followed link', async () => {
    render(<Saving />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Enter your phone number' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' })),
    );
  });
});

describe('ConfirmDialog', () => {
  it('has the focus itself and the harmless answer first, and Enter and Escape choose it', async () => {
    const answers: string[] = [];
    render(
      <ConfirmDialog
        isOpen
        title="Close without saving?"
        message="What we read will be cleared."
        confirmLabel="Close without saving"
        cancelLabel="Keep reviewing"
        onConfirm={() => answers.push('confirmed')}
        onCancel={() => answers.push('cancelled')}
        isDangerous
      />,
    );
    const dialog = screen.getByRole('dialog', { name: 'Close without saving?' });
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    const buttons = [...dialog.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Keep reviewing', 'Close without saving']);
    fireEvent.keyDown(dialog, { key: 'Enter' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close without saving' }));
    expect(answers).toEqual(['cancelled', 'cancelled', 'confirmed']);
  });
});
