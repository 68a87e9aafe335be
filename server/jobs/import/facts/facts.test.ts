import { describe, expect, it } from 'vitest';
import { accommodationContactIn } from './accommodationContact.ts';
import { accommodationsIn } from './accommodations.ts';
import { occupationOf } from './occupation.ts';
import { placeOf } from './place.ts';
import { skillsIn } from './skills.ts';

const nowhere = { city: null, state: null, zip: null, country: null, remote: null } as const;

describe('the place of a posting', () => {
  it('is the point of its ZIP code, which also names city and state', () => {
    const place = placeOf({ ...nowhere, zip: '13202' });
    expect(place).toMatchObject({
      city: 'Syracuse',
      state_short: 'NY',
      location: 'Syracuse, NY',
    });
    expect(place.lat).toBeCloseTo(43.04, 1);
  });

  it('is the point of its city however that is written, else of no city', () => {
    const saint = placeOf({ ...nowhere, city: 'St Louis', state: 'MO' });
    expect(saint).toMatchObject({ city: 'St Louis', location: 'St Louis, MO' });
    expect(saint.lng).toBeCloseTo(-90.2, 1);
    expect(placeOf({ ...nowhere, city: 'Nowhereville', state: 'MO' }).lat).toBeNull();
    expect(placeOf({ ...nowhere, city: 'Springfield' }).lat).toBeNull();
  });

  it('does not believe a ZIP code of another state', () => {
    const place = placeOf({ ...nowhere, city: 'Utica', state: 'NY', zip: '90013' });
    expect(place.lat).toBeCloseTo(43.1, 1);
  });

  it.each([
    [{ remote: 'remote' as const }, 'Remote, United States'],
    [{ remote: 'remote' as const, state: 'OH' }, 'Remote, Ohio'],
    [{ state: 'OH' }, 'Ohio'],
    [{ country: 'US' as const }, 'United States'],
    [{}, 'Place not named'],
  ])('reads as people say it: %j', (said, location) => {
    expect(placeOf({ ...nowhere, ...said }).location).toBe(location);
  });
});

describe('the occupation of a title', () => {
  it('is named when the title is sure, and not guessed when it is not', () => {
    expect(occupationOf('Registered Nurse')).toBe('29-1141');
    expect(occupationOf('Cashier')).toBe('41-2011');
    expect(occupationOf('Store Manager')).toBeNull();
    expect(occupationOf('Happiness Hero')).toBeNull();
  });
});

describe('the skills of a posting', () => {
  it('are those of our table that it names', () => {
    const skills = skillsIn('You keep the general ledger and work with Excel.', '13-2011');
    expect(skills).toEqual(expect.arrayContaining(['general ledger', 'Excel']));
    expect(skills).not.toContain('auditing');
  });
});

describe('whom to ask for an accommodation', () => {
  it.each([
    [
      'To ask for an accommodation, contact Ada Amberly at access@example.org or (315) 555-0123.',
      { name: 'Ada Amberly', email: 'access@example.org', phone: '(315) 555-0123' },
    ],
    [
      'We welcome all. If you need a reasonable accommodation to apply, please email Access@Example.org. Thanks.',
      { name: null, email: 'access@example.org', phone: null },
    ],
    [
      'Applicants with disabilities may request accommodations. Call 315-555-0144 and ask for Bo.',
      { name: null, email: null, phone: '315-555-0144' },
    ],
    [
      'Need something changed in the interview? Write to access@example.org.',
      { name: null, email: 'access@example.org', phone: null },
    ],
    [
      'For accommodations in hiring, contact Human Resources at hr@example.org.',
      { name: null, email: 'hr@example.org', phone: null },
    ],
  ])('is read from: %s', (text, contact) => {
    expect(accommodationContactIn(text)).toEqual(contact);
  });

  it.each([
    'Send your resume to jobs@example.org. We make reasonable accommodations.',
    'You book guest accommodations by email at desk@example.org.',
    'To apply, or to ask for an accommodation, write to jobs@example.org.',
    'The hall accommodates 200 people. Call 315-555-0144 to apply.',
    'We offer reasonable accommodations to applicants with disabilities.',
  ])('is nobody in: %s', (text) => {
    expect(accommodationContactIn(text)).toBeNull();
  });
});

describe('the facts of a workplace', () => {
  it('are those the posting states for sure', () => {
    expect(
      accommodationsIn(
        'The building has step-free entrances, a quiet room and adjustable desks. Guide dogs and other service animals are welcome.\nMeetings have live captions.\nWe provide assistive technology and training for it. Tasks that are not essential can be traded with a colleague.',
      ),
    ).toEqual([
      'accessible-technology',
      'step-free-entrance',
      'service-animals-welcome',
      'captioned-meetings',
      'quiet-room',
      'adjustable-desk',
      'job-restructuring',
    ]);
  });

  it.each([
    ['We offer a flexible schedule.', 'flexible-schedule'],
    ['Flexible hours, as needed for appointments.', 'flexible-schedule'],
    ['Clean, modern office with a quiet room.', 'quiet-room'],
    ['Accessible parking is next to the entrance.', 'accessible-parking'],
  ])('are a fact in: %s', (text, code) => {
    expect(accommodationsIn(text)).toEqual([code]);
  });

  it.each([
    'The entrance is not step-free.',
    'You must have a flexible schedule.',
    'We cannot offer accessible parking.',
    'Experience with assistive technology is a plus for you: experience with screen readers.',
    'You will clean quiet rooms.',
    'Flexible schedule required.',
    'A flexible schedule is needed.',
    'Flexible hours preferred; weekends a plus.',
    'Able to work flexible hours.',
    'Seeking somebody with a flexible schedule.',
    'Availability: flexible schedule including nights and weekends.',
    'Willingness to work flexible hours',
    '• Clean accessible restrooms daily.',
    'Install standing desks at customer sites.',
    'Drive the bus on the bus route downtown.',
    'Set up computers, accounts and assistive technology.',
  ])('are none in: %s', (text) => {
    expect(accommodationsIn(text)).toEqual([]);
  });
});
