import { describe, expect, test } from 'vitest';
import { accommodationsToSave, ACCOMMODATION_KEYS, NO_ACCOMMODATIONS } from './accommodations.ts';
import { companyLogoName } from './companyLogo.ts';
import { candidateData, NO_INSIGHTS, userSoc } from './insights.ts';
import { cacheExpiry, isCacheFresh } from './jobCache.ts';
import { hasMoreJobs } from './jobPaging.ts';
import { PAY_UNITS, payAYear } from './jobTerms.ts';
import { EMPTY_RESUME, hasWorkHistory } from './resume.ts';
import { needsHeaderCheck, pdfStart, refuseResumeFile } from './resumeFile.ts';
import { canBeZip, isMilitaryZip, isUsZip, zipDigits } from './zip.ts';

describe('accommodations', () => {
  test('are 12 facts', () => expect(new Set(ACCOMMODATION_KEYS).size).toBe(12));
  test('clears only the text of "other" when it is unticked', () => {
    const typed = { ...NO_ACCOMMODATIONS, WheelchairUser: true, OtherAccommodationText: 'A lamp' };
    expect(accommodationsToSave(typed)).toEqual({ ...typed, OtherAccommodationText: null });
    expect(accommodationsToSave(NO_ACCOMMODATIONS).OtherAccommodationText).toBeNull();
    const ticked = { ...typed, OtherAccommodation: true };
    expect(accommodationsToSave(ticked)).toEqual(ticked);
    const blank = { ...ticked, OtherAccommodationText: ' ' };
    expect(accommodationsToSave(blank).OtherAccommodationText).toBeNull();
  });
  test('say nothing of a person before they are asked', () => {
    for (const key of ACCOMMODATION_KEYS) expect(NO_ACCOMMODATIONS[key]).toBe(false);
  });
});

describe('company logo', () => {
  test('is the lower-case name with underscores and without quotes, ampersands, commas, periods', () => {
    expect(companyLogoName('O\'Hara & "Sons", Inc.')).toBe('ohara__sons_inc');
    expect(companyLogoName('Utica Bread')).toBe('utica_bread');
  });
  test('is the default without a company', () => {
    expect([null, undefined, ' '].map(companyLogoName)).toEqual([null, null, null]);
  });
});

describe('job lists', () => {
  test('have more jobs until all of them are shown', () => {
    expect([hasMoreJobs(60, 50), hasMoreJobs(60, 60)]).toEqual([true, false]);
  });
  test('are cached for 24 hours', () => {
    const expiry = cacheExpiry(1000);
    expect([isCacheFresh(expiry, expiry - 1), isCacheFresh(expiry, expiry)]).toEqual([true, false]);
    expect(expiry - 1000).toBe(24 * 3600 * 1000);
    expect(isCacheFresh(null, 0)).toBe(false);
  });
});

describe('pay', () => {
  test('is compared as that of a year of full-time work', () => {
    expect(PAY_UNITS.map((unit) => payAYear(2, unit))).toEqual([4160, 520, 104, 24, 2]);
  });
});

describe('work history', () => {
  test('is there when one job was read', () => {
    const job = {
      job_title: 'Cook',
      company: null,
      responsibilities: [],
      start_date: null,
      end_date: null,
      present: false,
    };
    expect(hasWorkHistory({ work_experience: [job] })).toBe(true);
    expect(hasWorkHistory(EMPTY_RESUME)).toBe(false);
  });
});

describe('zip codes', () => {
  test.each(['13501', ' 13501 ', '13501-1234', '135011234'])('accepts %j as a US zip', (zip) => {
    expect(zipDigits(zip)).toBe('13501');
  });
  test.each(['', null, '1350', '1350A', '13501-12', 'K1A 0B1'])('rejects %j as a US zip', (zip) => {
    expect(isUsZip(zip)).toBe(false);
  });
  test.each(['77352', '99998', ' 00501 ', '84048-0001'])('takes %j, known or not', (zip) => {
    expect(canBeZip(zip)).toBe(true);
  });
  test.each(['00000', '00500', '1350', ''])('takes no ZIP code that cannot be one: %j', (zip) => {
    expect(canBeZip(zip)).toBe(false);
  });
  test('knows the ZIP codes of military mail', () => {
    expect(['09128', '34002', '96201', '96698'].every(isMilitaryZip)).toBe(true);
    expect(['09901', '34102', '96701', '13202', ''].some(isMilitaryZip)).toBe(false);
  });
});

describe('resume file', () => {
  const pdf = { name: 'resume.pdf', type: 'application/pdf', size: 1000 };
  test('accepts a PDF by its type, or by its name when the browser gives no type', () => {
    expect(refuseResumeFile(pdf)).toBeNull();
    expect(refuseResumeFile({ ...pdf, name: 'RESUME.PDF', type: '' })).toBeNull();
  });
  test.each(['application/octet-stream', 'binary/octet-stream', 'application/x-pdf'])(
    'accepts a PDF that the system calls %s, once its first bytes are checked',
    (type) => {
      expect(refuseResumeFile({ ...pdf, type })).toBeNull();
      expect(needsHeaderCheck({ ...pdf, type })).toBe(true);
      expect(needsHeaderCheck(pdf)).toBe(false);
    },
  );
  test('rejects a file of an unknown type whose name is not that of a PDF', () => {
    const other = { ...pdf, name: 'resume.docx', type: 'application/octet-stream' };
    expect(refuseResumeFile(other)).toBe('notPdf');
    expect(needsHeaderCheck(other)).toBe(false);
  });
  test('finds where a PDF begins within its first 4 KB', () => {
    const starts = (text: string) => pdfStart(new TextEncoder().encode(text));
    expect(starts('%PDF-1.7')).toBe(0);
    expect(starts('From: scanner\n%PDF-1.4')).toBe(14);
    expect(starts('PK\u0003\u0004')).toBe(-1);
    expect(starts(`${' '.repeat(4096)}%PDF-1.7`)).toBe(-1);
  });
  test('rejects another kind, an empty file and one of more than 10 MB', () => {
    expect(refuseResumeFile({ ...pdf, name: 'resume.docx', type: 'application/msword' })).toBe(
      'notPdf',
    );
    expect(refuseResumeFile({ ...pdf, name: 'resume', type: '' })).toBe('notPdf');
    expect(refuseResumeFile({ ...pdf, size: 0 })).toBe('empty');
    expect(refuseResumeFile({ ...pdf, size: 10 * 1024 * 1024 })).toBeNull();
    expect(refuseResumeFile({ ...pdf, size: 10 * 1024 * 1024 + 1 })).toBe('tooLarge');
  });
});

describe('insights', () => {
  test('are saved with the place, the wishes and a radius of 50 miles', () => {
    const wishes = { zip: '13501', lat: 43.1, long: -75.2, relocate: 1, remote: 'hybrid' } as const;
    expect(userSoc('guid', { ...NO_INSIGHTS, SOCCode: '43-3031' }, wishes)).toMatchObject({
      UserGuid: 'guid',
      SOCCode: '43-3031',
      LocationLat: 43.1,
      LocationLong: -75.2,
      PostalCode: '13501',
      Relocation: 1,
      Remote: 'hybrid',
      SearchRadius: 50,
    });
  });
  test('are computed from work, education and skills, never from a name or an address', () => {
    const data = candidateData({ ...EMPTY_RESUME, firstname: 'Rosa', zip: '13501' });
    expect(Object.keys(data).toSorted()).toEqual([
      'education',
      'ideal_job',
      'skills',
      'summary',
      'work_experience',
    ]);
  });
});
