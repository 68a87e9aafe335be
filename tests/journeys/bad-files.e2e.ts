import { expect, test } from '#tests/support/app.ts';
import { hostilePdfs } from '#tests/support/hostilePdfs.ts';
import { reviewDialog, sampleResume, seen, upload } from '#tests/support/journeys.ts';
import { textPdf } from '#tests/support/pdf.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const pdf = (buffer: Buffer) => ({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const hostile = (name: string) => pdf(hostilePdfs[name]?.() ?? Buffer.alloc(0));

test('rejects an invalid file before uploading it', async ({ page, app }) => {
  await signedInCandidate(page, app);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const input = page.locator('input[type="file"]');
  const chooser = page.getByRole('button', { name: /^Your resume/ });
  const button = page.getByRole('button', { name: 'Upload', exact: true });
  for (const [file, words] of [
    [
      { name: 'resume.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') },
      'This is not a PDF. Save your resume as PDF, then choose that file.',
    ],
    [pdf(Buffer.alloc(0)), 'This file is empty. Choose another one.'],
    [
      pdf(Buffer.alloc(10 * 1024 * 1024 + 1, 'x')),
      'This file is larger than 10 MB. Choose a smaller one.',
    ],
  ] as const) {
    await input.setInputFiles(file);
    await expect(seen(page, words)).toBeVisible();
    await expect(chooser).toHaveAccessibleDescription(new RegExp(words));
    await expect(button).toBeDisabled();
  }
  await input.setInputFiles(sampleResume());
  await expect(button).toBeEnabled();
  await page.getByRole('button', { name: 'Remove plain-adeyemi.pdf' }).click();
  await expect(button).toBeDisabled();
  expect(calls).toEqual([]);
});

const wrong = [
  ['text renamed to PDF', pdf(Buffer.from('I am a text.')), 'This file is not a PDF.'],
  ['a PNG renamed to PDF', pdf(png), 'This file is not a PDF.'],
  ['a PDF with a password', hostile('a password it does not say'), 'needs a password to open'],
  ['a page without text', hostile('a page without text'), 'We found no text in this PDF.'],
  ['a PDF cut off in the middle', hostile('cut off in the middle'), 'This file is damaged'],
  [
    'an invoice',
    pdf(
      textPdf([
        '# INVOICE 2041',
        'Bill to: Salt City Supplies, 214 Harrison Street, Syracuse, NY 13202',
        'accounts@example.com   315-555-0142',
        'Item    Quantity   Price   Amount',
        'Toner    2    45.00    90.00',
        'Paper    10    6.50    65.00',
        'Total due    155.00',
        'Payment is due within 30 days.',
      ]),
    ),
    'does not look like a resume',
  ],
] as const;

test('explains why the server rejects a file, offers a next step, and invents nothing', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app);
  for (const [what, file, words] of wrong) {
    await test.step(what, async () => {
      await upload(page, file);
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('button', { name: 'Create profile manually' })).toBeVisible();
      await expect(reviewDialog(page)).toHaveCount(0);
    });
  }
  // The server is as well as before.
  await upload(page, sampleResume());
  await expect(reviewDialog(page)).toBeVisible();
});
