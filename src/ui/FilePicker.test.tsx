// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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

const input = () => {
  const element = screen.getByLabelText(/^Your resume/);
  if (!(element instanceof HTMLInputElement)) throw new Error('The label names no input.');
  return element;
};

const PDF = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });

const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });

const describedBy = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim());

describe('FilePicker', () => {
  it('is a native file input, named by its label and by what is written on it', () => {
    render(<Resume />);
    expect(input().type).toBe('file');
    const names = (input().getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(names).toEqual(['Your resume', 'Choose a PDF file']);
  });

  it('shows the chosen file with its size, and reads it with the control', () => {
    render(<Resume />);
    choose(PDF);
    expect(describedBy()).toEqual(['resume.pdf 8 bytes', 'A PDF, up to 20 MB.']);
    expect(screen.getByText('Choose another file')).toBeDefined();
  });

  it('removes the file and goes back to choosing', () => {
    render(<Resume />);
    choose(PDF);
    fireEvent.click(screen.getByRole('button', { name: 'Remove resume.pdf' }));
    expect(screen.queryByText('resume.pdf')).toBeNull();
    expect(document.activeElement).toBe(input());
    expect(input().files).toHaveLength(0);
  });

  it('reads what is wrong with the file after its help', () => {
    render(<Resume errorMessage="This is not a PDF." />);
    expect(describedBy()).toEqual(['A PDF, up to 20 MB.', 'This is not a PDF.']);
  });
});
