import type { Shift } from './families/readFamilies.ts';
import type { EmploymentType } from './posting.ts';
import type { Random } from './random.ts';

const fullTime: Readonly<Record<Shift, readonly string[]>> = {
  office: [
    'Monday to Friday, 8:30 AM to 5:00 PM',
    'Monday to Friday, 40 hours, with a flexible start between 7:00 and 10:00 AM',
    'Monday to Thursday, four ten-hour days',
  ],
  retail: [
    '40 hours over five days, with two weekends off each month',
    'Tuesday to Saturday, 9:30 AM to 6:00 PM',
    '40 hours a week; the schedule is posted two weeks ahead',
  ],
  care: [
    'three twelve-hour shifts a week, days or nights',
    'day, evening or night shift, 40 hours a week',
    'five eight-hour shifts, with every other weekend off',
  ],
  clinic: [
    'Monday to Friday, 8:00 AM to 4:30 PM',
    'Monday to Friday, with one evening until 7:00 PM',
    'four nine-hour days and every other Friday morning',
  ],
  school: [
    'school days, 7:45 AM to 3:30 PM',
    'the school year, with summers off',
    'weekdays during the academic year',
  ],
  trades: [
    'Monday to Friday, 6:30 AM to 3:00 PM',
    'Monday to Thursday, 6:00 AM to 4:30 PM',
    'Monday to Friday, 7:00 AM to 3:30 PM, with some overtime',
  ],
  evening: [
    'five shifts a week, mostly evenings and weekends',
    'mornings or evenings, 40 hours a week',
    'Wednesday to Sunday, 2:00 PM to 10:00 PM',
  ],
  plant: [
    'first shift, 6:00 AM to 2:30 PM',
    'second shift, 2:30 PM to 11:00 PM',
    'rotating twelve-hour shifts, three or four days a week',
  ],
  road: [
    'early start, home every night',
    'five days a week; routes are planned ahead',
    'split shifts on weekdays',
  ],
  campus: [
    'the academic year, with four or five courses',
    'twelve class hours a week, with office hours and planning time',
    'fall and spring terms, with summer teaching if you like',
  ],
  events: [
    '40 hours a week, with some evenings and weekends',
    'days or evenings, by the events calendar',
    'Tuesday to Saturday, with some holidays',
  ],
};

const partTime: Readonly<Record<Shift, readonly string[]>> = {
  office: [
    '20 hours a week, mornings',
    'three days a week, 24 hours',
    '25 hours a week; you choose the days',
  ],
  retail: [
    '15 to 25 hours a week, afternoons and weekends',
    '20 hours a week, early mornings',
    'two weekdays and one weekend day',
  ],
  care: ['two shifts a week', 'weekends only', '20 hours a week, with shifts you can trade'],
  clinic: ['two or three days a week', 'mornings, 20 hours a week', '24 hours a week'],
  school: [
    'school days, four hours a day',
    'afternoons, 3:00 PM to 6:00 PM',
    'mornings during the school year',
  ],
  trades: ['three mornings a week', '20 hours a week, early start', '24 hours a week'],
  evening: [
    'three or four shifts a week',
    'Friday to Sunday evenings',
    'lunch shifts, 20 hours a week',
  ],
  plant: [
    'four-hour shifts, five days a week',
    'weekend shifts',
    '24 hours a week on second shift',
  ],
  road: ['mornings, 20 hours a week', 'weekend routes', 'split shifts, 25 hours a week'],
  campus: [
    'one or two courses a term',
    'two evenings a week during the term',
    'six class hours a week',
  ],
  events: [
    'evenings and weekends, 15 to 20 hours a week',
    'by the events calendar, about 16 hours a week',
    'weekends',
  ],
};

const lengths: Readonly<Record<'contract' | 'temporary' | 'seasonal', readonly string[]>> = {
  contract: [
    'This is a six-month contract that may be extended.',
    'This is a twelve-month contract.',
    'This is a contract position for nine months.',
  ],
  temporary: [
    'This is a temporary position for about four months.',
    'This temporary position covers a leave of six months.',
    'This is a temporary position that may become permanent.',
  ],
  seasonal: [
    'This is a seasonal position of about four months.',
    'This seasonal position runs through the busy months, and you may return next year.',
    'This is a seasonal position; many of our staff come back each year.',
  ],
};

/** The hours in words, for a list of benefits. */
export function scheduleText(shift: Shift, type: EmploymentType, random: Random): string {
  return random.pick(type === 'part-time' ? partTime[shift] : fullTime[shift]);
}

/** The kind of position, as a sentence. */
export function positionText(type: EmploymentType, random: Random): string {
  if (type === 'full-time')
    return random.pick(['This is a full-time position.', 'The position is full-time.']);
  if (type === 'part-time')
    return random.pick(['This is a part-time position.', 'The position is part-time.']);
  return random.pick(lengths[type]);
}
