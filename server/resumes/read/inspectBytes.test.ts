import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { RESUME_MAX_BYTES } from '#domain/limits.ts';
import { inspectBytes, refuseBombs } from './inspectBytes.ts';
import { repairTail } from './repairTail.ts';
import { column, testPdf } from './testPdf.ts';

describe('bytes', () => {
  it('are rejected when empty, no PDF or too large', () => {
    expect(() => inspectBytes(new Uint8Array())).toThrow(
      expect.objectContaining({ code: 'empty_file' }),
    );
    expect(() => inspectBytes(Buffer.from('hello'))).toThrow(
      expect.objectContaining({ code: 'not_a_pdf' }),
    );
    const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(RESUME_MAX_BYTES)]);
    expect(() => inspectBytes(large)).toThrow(expect.objectContaining({ code: 'too_large' }));
  });

  it('begin at the PDF header', () => {
    const bytes = inspectBytes(Buffer.from('junk junk %PDF-1.7 rest'));
    expect(Buffer.from(bytes).toString()).toBe('%PDF-1.7 rest');
  });

  it('are rejected when a stream unpacks to too much, also when packed twice', () => {
    const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024), { level: 9 });
    for (const packed of [bomb, deflateSync(bomb)]) {
      const bytes = Buffer.concat([
        Buffer.from('%PDF-1.7\n<< >>\nstream\n'),
        packed,
        Buffer.from('\nendstream'),
      ]);
      expect(() => refuseBombs(bytes)).toThrow(expect.objectContaining({ code: 'too_large' }));
    }
    expect(() => refuseBombs(testPdf(column(['Ana Ruiz'])))).not.toThrow();
  });

  it('get a new end when the file was cut off', () => {
    const whole = testPdf(column(['Ana Ruiz']));
    expect(repairTail(whole)).toBeNull();
    const cut = whole.subarray(0, whole.indexOf('xref'));
    expect(Buffer.from(repairTail(cut) ?? []).toString('latin1')).toContain(
      'trailer\n<< /Root 1 0 R >>',
    );
  });
});
