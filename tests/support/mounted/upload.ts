import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { all, one, press, until } from './steps.ts';

/** Chooses a file, as the browser's own dialog does. */
export async function chooseFile(content: Uint8Array, type: string): Promise<void> {
  const input = await until(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (found === null) throw new Error('There is no file input.');
    return found;
  });
  const file = new File([new Uint8Array(content)], 'resume.pdf', { type });
  fireEvent.change(input, { target: { files: [file] } });
}

/** Uploads a resume on the page for it. @returns the review of what was read */
export async function uploadResume(content: Uint8Array, type = 'application/pdf') {
  await chooseFile(content, type);
  await until(() =>
    expect(all('button', 'Upload')[0]?.getAttribute('aria-disabled')).not.toBe('true'),
  );
  await press('Upload');
  return one('dialog', 'Review your resume');
}
