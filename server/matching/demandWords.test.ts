import { describe, expect, it } from 'vitest';
import { parseDemands, parseHoldings } from './demands.ts';

const licencesIn = (text: string) => [...parseHoldings(text).licences];
const languagesIn = (text: string) => [...parseHoldings(text).languages];

describe('a licence', () => {
  it.each([
    ["driver's license", "driver's license, drivers licence, driving license, licensed driver"],
    ['CDL', 'CDL'],
    ['RN license', 'RN license, registered nurse licence, licensed registered nurse, RN licensure'],
    [
      'LPN license',
      'LPN license, LVN licence, licensed practical nurse, licensed vocational nurse',
    ],
    ['CNA certification', 'CNA, certified nursing assistant, certified nurse aide'],
    ['CPR certification', 'CPR'],
    ['BLS certification', 'BLS, basic life support'],
    ['ACLS certification', 'ACLS, advanced cardiac life support'],
    ['pharmacist license', 'pharmacist license, licensed pharmacist'],
    ['pharmacy technician certification', 'PTCB, certified pharmacy technician'],
    ['CPA', 'CPA, certified public accountant'],
    ['bar admission', 'state bar, bar admission, admitted to practice law'],
    ['teaching license', 'teaching license, teacher certificate, teaching credential'],
    ['security clearance', 'secret clearance, security clearance, TS/SCI'],
    ['real estate license', 'real estate license'],
    ['insurance license', 'insurance license, property & casualty license, P&C license'],
    ['Series 7', 'Series 7'],
    ['PMP', 'PMP'],
    [
      'forklift certification',
      'forklift certificate, forklift license, certified forklift operator',
    ],
    ['ServSafe', 'ServSafe, serv safe, food handler'],
    ['EPA 608', 'EPA 608, EPA section 608, EPA certification, universal EPA'],
    ['ASE certification', 'ASE certification, ASE-certified, ASE certified'],
    ['journeyman license', "journeyman license, journeyman's card, licensed journeyman"],
    ['cosmetology license', 'cosmetology license, licensed cosmetologist'],
    ['OSHA card', 'OSHA 10, OSHA-30, OSHA10'],
    ['TWIC card', 'TWIC'],
    ['hazmat endorsement', 'hazmat endorsement, haz-mat endorsement'],
    ['social work license', 'LCSW, LMSW, licensed clinical social worker, licensed social worker'],
    ['guard card', 'guard card, security guard license, guard license'],
    ['PE license', "PE license, professional engineer's license, licensed professional engineer"],
    ['CISSP', 'CISSP'],
    ['CCNA', 'CCNA'],
    ['CompTIA Security+', 'Security+, security +'],
  ])('“%s” is known by “%s”', (name, spellings) => {
    for (const spelling of spellings.split(', '))
      expect(licencesIn(`I hold: ${spelling}`), spelling).toEqual([name]);
  });

  it('of a truck is a driver’s license too when it is written out', () => {
    for (const written of ['commercial drivers license', "commercial driver's licence"])
      expect(licencesIn(written), written).toEqual(["driver's license", 'CDL']);
  });

  it.each(['ACDLX', 'CPRS', 'xBLS', 'CPAP', 'pump', 'CNAs', 'barbershop', 'pmp', 'OSHA 1', 'EPA'])(
    'is not read from “%s”',
    (text) => expect(licencesIn(text)).toEqual([]),
  );

  it.each(
    'require must valid current active possess hold need obtain maintain certified licensed certification licensure minimum clean'.split(
      ' ',
    ),
  )('is asked for in a sentence with “%s”', (word) => {
    expect(parseDemands(`Here ${word} TWIC`).licences).toEqual(['TWIC card']);
  });

  it('is not asked for in a sentence that only names it', () => {
    expect(parseDemands('We pay for your TWIC').licences).toEqual([]);
  });
});

describe('a language', () => {
  it.each(
    'Spanish,French,Mandarin,Cantonese,Chinese,Vietnamese,Korean,Japanese,Arabic,Russian,Ukrainian,Portuguese,German,Italian,Polish,Tagalog,Haitian Creole,Hindi,Somali,Hmong,Farsi,Hebrew'.split(
      ',',
    ),
  )('“%s” is known, in any case, as a whole word', (name) => {
    expect(languagesIn(`I speak ${name.toLowerCase()}.`)).toEqual([name]);
    expect(languagesIn(`x${name} ${name}x`)).toEqual([]);
  });

  it('of signs is known by its names', () => {
    for (const written of ['ASL', 'American Sign Language', 'sign language'])
      expect(languagesIn(written), written).toEqual(['American Sign Language']);
    expect(languagesIn('SALSASLY')).toEqual([]);
  });

  it.each(
    'bilingual,fluent,fluency,speak,speaking,speaker,read and write,written and spoken,proficiency,conversational,required,must,interpret'.split(
      ',',
    ),
  )('is asked for in a sentence with “%s”', (word) => {
    expect(parseDemands(`Here ${word} Hindi`).languages).toEqual(['Hindi']);
  });
});

it.each(
  'prefer,preferred,preferably,desired,desirable,a plus,plus: yes,pluses,bonus,nice to have,ideally,optional,not required,helpful,advantage'.split(
    ',',
  ),
)('a sentence with “%s” is a wish', (word) => {
  const asked = parseDemands(`You must have a TWIC and 3 years of experience, ${word}`);
  expect(asked).toMatchObject({ licences: [], years: null });
});
