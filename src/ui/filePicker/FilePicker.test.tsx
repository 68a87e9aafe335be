// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilePicker } from './FilePicker.tsx';

afterEach(cleanup);

function Resume({ errorMessage }: { errorMessage?: string }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FilePicker
      label="Your resume"
      description="A PDF, up to 20 MB."
      accept="application/pdf,.pdf"
      file={file}
      onChange={setFile}
      chooseText="Choose a PDF file"
      replaceText="Choose another file"
      dropText="or drop it here"
      sizeText={(bytes) => `${bytes} bytes`}
      removeWord="Remove"
      removeLabel={(name) => `Remove ${name}`}
      errorMessage={errorMessage}
    />
  );
}

const button = () => screen.getByRole('button', { name: /^Your resume/ });

const input = () => {
  const element = document.querySelector('input[type="file"]');
  if (!(element instanceof HTMLInputElement)) throw new Error('There is no file input.');
  return element;
};

const PDF = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });

const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });

const describedBy = () =>
  (button().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim());

describe('FilePicker', () => {
  it('is one button, named by its label and its action', () => {
    render(<Resume />);
    expect(screen.getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: 'Your resume Choose a PDF file or drop it here' }),
    ]);
  });

  it("opens the system's file dialog for the accepted types", () => {
    render(<Resume />);
    const opened = vi.fn<() => void>();
    input().addEventListener('click', opened);
    fireEvent.click(button());
    expect(opened).toHaveBeenCalledTimes(1);
    expect(input().accept).toBe('application/pdf,.pdf');
  });

  it('shows the chosen file with its size, and reads it with the control', () => {
    render(<Resume />);
    choose(PDF);
    expect(describedBy()).toEqual(['resume.pdf 8 bytes', 'A PDF, up to 20 MB.']);
    expect(
      screen.getByRole('button', { name: 'Your resume Choose another file or drop it here' }),
    ).toBeDefined();
  });

  it('removes the file and goes back to choosing', () => {
    render(<Resume />);
    choose(PDF);
    fireEvent.click(screen.getByRole('button', { name: 'Remove resume.pdf' }));
    expect(screen.queryByText('resume.pdf')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('reads the error of the file after its help', () => {
    render(<Resume errorMessage="This is not a PDF." />);
    expect(describedBy()).toEqual(['A PDF, up to 20 MB.', 'This is not a PDF.']);
  });
});
