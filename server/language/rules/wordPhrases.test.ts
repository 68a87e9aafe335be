import { describe } from 'vitest';
import { testFlagged } from '../testing.ts';

/** An example of each phrase that no other test of these rules has. */

describe('insults', () => {
  testFlagged([
    ['The sales floor is total lunacy in May.', 'lunacy', 'slur.crazy'],
    ['We sell like mad every spring.', 'like mad', 'slur.mad'],
    ['We are paranoid about clean counters.', 'paranoid', 'slur.diagnosis'],
    ['We all have an ADHD moment on Fridays.', 'ADHD moment', 'slur.diagnosis'],
    ['Our steps are idiot-proof.', 'idiot-proof', 'slur.dumb'],
    ['No lame-duck managers here.', 'lame-duck', 'slur.lame'],
    ['We are never paralyzed by fear of change.', 'paralyzed by fear', 'slur.cripple'],
    ['We do not turn a deaf ear to buyers.', 'turn a deaf ear', 'slur.deaf'],
    ['You will not be flying blind here.', 'flying blind', 'slur.blind'],
    ['We take a color-blind approach to hiring.', 'color-blind approach', 'slur.blind'],
  ]);
});

describe('pictures of the body', () => {
  testFlagged([
    ['You are quick on your feet.', 'quick on your feet', 'idiom.body'],
    ['This job keeps you on your toes.', 'keeps you on your toes', 'idiom.body'],
    ['You dive right in on day one.', 'dive right in', 'idiom.body'],
    ['You can stand on your own two feet.', 'stand on your own two feet', 'idiom.body'],
    ['Put your best foot forward with us.', 'Put your best foot forward', 'idiom.body'],
    [
      'We wear your heart on your sleeve as a badge.',
      'wear your heart on your sleeve',
      'idiom.body',
    ],
    ['Everyone here pulls their own weight.', 'pulls their own weight', 'idiom.body'],
    ['We bend over backwards for guests.', 'bend over backwards', 'idiom.body'],
    ['Keep your nose to the grindstone.', 'nose to the grindstone', 'idiom.body'],
    ['It takes elbow grease to do well.', 'elbow grease', 'idiom.body'],
    ['We hustle and grind each day.', 'hustle and grind', 'idiom.body'],
    ['You will run circles around them.', 'run circles around', 'idiom.body'],
    ['We want an eagle-eyed editor.', 'eagle-eyed', 'idiom.eye'],
    ['Not a job for the faint-hearted.', 'Not a job for the faint-hearted', 'idiom.skin'],
    ['On our floor it is survival of the fittest.', 'survival of the fittest', 'idiom.skin'],
    ['You need nerves of steel.', 'nerves of steel', 'idiom.skin'],
  ]);
});

describe('medical words', () => {
  testFlagged([
    ['People who suffer with chronic pain.', 'suffer with chronic pain', 'medical.suffers'],
    ['We help stroke victims.', 'stroke victims', 'medical.suffers'],
    ['She was stricken with polio.', 'stricken with', 'medical.suffers'],
    ['We treat all afflictions.', 'afflictions', 'medical.suffers'],
    ['She is bed-ridden.', 'bed-ridden', 'medical.bound'],
    ['He is wheelchair-ridden.', 'wheelchair-ridden', 'medical.bound'],
    ['Homes for mentally handicapped adults.', 'mentally handicapped', 'medical.handicapped'],
    ['Care for mentally retarded adults.', 'mentally retarded', 'medical.retardation'],
    ['A school for the deaf and dumb.', 'deaf and dumb', 'medical.retardation'],
    ['A school for deaf-mutes.', 'deaf-mutes', 'medical.retardation'],
    ['We cast midgets for the show.', 'midgets', 'medical.retardation'],
    ['Children with birth defects.', 'birth defects', 'medical.retardation'],
    ['Care for brain-damaged adults.', 'brain-damaged', 'medical.retardation'],
    ['Homes for mentally disturbed adults.', 'mentally disturbed', 'medical.mentally-ill'],
  ]);
});

describe('kindly words', () => {
  testFlagged([
    ['Handi-capable staff.', 'Handi-capable', 'kindly.abled'],
    ['We hire handicapable people.', 'handicapable', 'kindly.abled'],
    ['Support for people with physical challenges.', 'physical challenges', 'kindly.abled'],
    ['Jobs for people of determination.', 'people of determination', 'kindly.abled'],
    ['We teach special children.', 'special children', 'kindly.abled'],
    ['Our dis-abled neighbors.', 'dis-abled', 'kindly.abled'],
    [
      'Blind people who overcame their limitations.',
      'overcame their limitations',
      'kindly.inspiring',
    ],
    ['Meet our brave wheelchair users.', 'brave wheelchair users', 'kindly.inspiring'],
    [
      'Be inspired by people with disabilities.',
      'inspired by people with disabilities',
      'kindly.inspiring',
    ],
    [
      'See an inspiring story of life with disability.',
      'inspiring story of life with disability',
      'kindly.inspiring',
    ],
    ['Classes for normally developing children.', 'normally developing children', 'normal.people'],
    ['We study abnormal behavior.', 'abnormal behavior', 'normal.people'],
    ['All our staff are neurotypical.', 'are neurotypical', 'normal.people'],
    [
      'Healthy children play with disabled children.',
      'Healthy children play with disabled',
      'normal.people',
    ],
  ]);
});

describe('questions about health', () => {
  testFlagged([
    ['Submit your medical records.', 'Submit your medical records', 'inquiry.health'],
    ['Tell us about your disability.', 'Tell us about your disability', 'inquiry.health'],
    [
      'People on disability benefits will not be hired.',
      'on disability benefits will not',
      'inquiry.health',
    ],
    [
      'Say so if you are currently on disability leave.',
      'currently on disability leave',
      'inquiry.health',
    ],
    ['Must not have any chronic illness.', 'Must not have any chronic illness', 'inquiry.health'],
    ['Medical history form required.', 'Medical history form', 'inquiry.health'],
    ['Fill in the medical questionnaire.', 'medical questionnaire', 'inquiry.health'],
    ['Bring medical records with you.', 'medical records with you', 'inquiry.health'],
    ['You may not have a history of absences.', 'history of absences', 'inquiry.health'],
    ['Must pass a preemployment physical.', 'pass a preemployment physical', 'inquiry.exam'],
    ['Fitness for duty exam required.', 'Fitness for duty exam', 'inquiry.exam'],
    ['Medical clearance is required.', 'Medical clearance is required', 'inquiry.exam'],
    ['A DOT medical card is required.', 'DOT medical card', 'inquiry.exam'],
    [
      "A medical examiner's certificate is required.",
      "medical examiner's certificate",
      'inquiry.exam',
    ],
    ['A psychological evaluation is required.', 'psychological evaluation', 'inquiry.exam'],
    ['No sick days.', 'No sick days', 'inquiry.attendance'],
    ['We allow no absences.', 'no absences', 'inquiry.attendance'],
    ['No employment gaps.', 'No employment gaps', 'inquiry.attendance'],
    ['A continuous work history is a must.', 'continuous work history', 'inquiry.attendance'],
    [
      'An uninterrupted employment history.',
      'uninterrupted employment history',
      'inquiry.attendance',
    ],
  ]);
});

describe('ways to apply', () => {
  testFlagged([
    [
      'We cannot offer any special accommodations.',
      'cannot offer any special accommodations',
      'process.no-accommodation',
    ],
    ['Accommodations cannot be made.', 'Accommodations cannot be made', 'process.no-accommodation'],
    [
      'The shop is unsuitable for wheelchair users.',
      'unsuitable for wheelchair users',
      'process.no-accommodation',
    ],
    ['Must be 100% healed.', '100% healed', 'process.full-duty'],
    ['We have no light duty work.', 'no light duty work', 'process.full-duty'],
    ['Call this number only.', 'Call this number only', 'process.one-channel'],
    ['Reach us only by phone.', 'only by phone', 'process.one-channel'],
    ['Walk-ins only.', 'Walk-ins only', 'process.one-channel'],
    ['We only accept phone applications.', 'only accept phone applications', 'process.one-channel'],
    ['You must apply in person.', 'must apply in person', 'process.one-channel'],
    [
      'Applications are only taken in person.',
      'Applications are only taken in person',
      'process.one-channel',
    ],
    [
      'Face-to-face interview is required.',
      'Face-to-face interview is required',
      'process.one-channel',
    ],
    ['F2F interview required.', 'F2F interview required', 'process.one-channel'],
    [
      'A mandatory phone interview comes first.',
      'mandatory phone interview',
      'process.one-channel',
    ],
    ['Video interview is required.', 'Video interview is required', 'process.one-channel'],
    ['There are one-way video interviews.', 'one-way video interviews', 'process.one-channel'],
    ['Cameras must be on.', 'Cameras must be on', 'process.one-channel'],
    ['You must pass a timed math test.', 'pass a timed math test', 'process.timed-test'],
    ['Shifts start at six without exception.', 'without exception', 'process.no-exceptions'],
  ]);
});
