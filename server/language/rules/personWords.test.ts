import { describe } from 'vitest';
import { testClean, testFlagged } from '../testing.ts';

describe('disability words as insults and intensifiers', () => {
  testFlagged([
    ['Our holiday rush is crazy, and so are we.', 'crazy', 'slur.crazy'],
    ['We ship insanely good tools.', 'insanely', 'slur.crazy'],
    ['Expect total madness on opening day.', 'madness', 'slur.mad'],
    ['You bring mad skills with a spreadsheet.', 'mad skills', 'slur.mad'],
    ['The phones go nuts at noon.', 'go nuts', 'slur.nuts'],
    ['We are nuts about bread.', 'nuts about', 'slur.nuts'],
    ['You are a little OCD about folders.', 'OCD about', 'slur.diagnosis'],
    ['Bring OCD-level order to our shelves.', 'OCD-level', 'slur.diagnosis'],
    ['The market is bipolar this year.', 'bipolar', 'slur.diagnosis'],
    ['There are no dumb questions.', 'dumb', 'slur.dumb'],
    ['We do not put up with stupid rules.', 'stupid', 'slur.dumb'],
    ['Please do not spaz when plans change.', 'spaz', 'slur.dumb'],
    ['No lame excuses for missed calls.', 'lame', 'slur.lame'],
    ['A late truck can cripple the whole plant.', 'cripple', 'slur.cripple'],
    ['Bad code left us crippled for a week.', 'crippled', 'slur.cripple'],
    ['Your ideas will not fall on deaf ears.', 'fall on deaf ears', 'slur.deaf'],
    ['Our old brand was tone-deaf.', 'tone-deaf', 'slur.deaf'],
    ['We never turn a blind eye to waste.', 'turn a blind eye', 'slur.blind'],
    ['Managers who are blind to excuses do well.', 'blind to', 'slur.blind'],
    ['Do not follow orders blindly.', 'blindly', 'slur.blind'],
    ['You find the blind spots in our plans.', 'blind spots', 'slur.blind-spot'],
    ['Run a sanity check on each invoice.', 'sanity check', 'slur.sanity'],
  ]);
  testClean([
    'Help run a double-blind study of a new drug.',
    'Install and clean window blinds.',
    'You will work with blind clients and their guide dogs.',
    'Check the blind spot mirror before each trip.',
    'Treat clients with OCD and anxiety.',
    'Nurses care for patients with bipolar disorder.',
    'Sort nuts, bolts and washers.',
    'Shell nuts and roast coffee.',
    'Use a dumbwaiter to send plates up.',
    'Spread fire retardant on the frames.',
    'Check whether any of the horses is lame.',
    'The office is in Lame Deer, Montana.',
    'Lead tours of the Crazy Horse memorial.',
    'Offer psychosocial and psycho-social support.',
    'Our guide asks writers to avoid words like "crazy" and to be kind.',
    'Counsel families with crippling debt.',
    'March Madness brings our best sales.',
    'Teach deaf students and their families.',
  ]);
});

describe('words that reduce a person to a condition', () => {
  testFlagged([
    ['Visit patients suffering from stroke.', 'suffering from', 'medical.suffers'],
    ['She was a victim of polio as a child.', 'victim of polio', 'medical.suffers'],
    ['Care for adults afflicted with dementia.', 'afflicted with', 'medical.suffers'],
    ['Transport wheelchair-bound riders.', 'wheelchair-bound', 'medical.bound'],
    ['Two residents are confined to a wheelchair.', 'confined to a wheelchair', 'medical.bound'],
    ['Feed bedridden patients.', 'bedridden', 'medical.bound'],
    ['The handicapped entrance is in the rear.', 'handicapped', 'medical.handicapped'],
    ['We hire without regard to age or handicap.', 'handicap', 'medical.handicapped'],
    ['A home for people with mental retardation.', 'mental retardation', 'medical.retardation'],
    ['Teach hearing-impaired children.', 'hearing-impaired children', 'medical.impaired'],
    ['Housing for mentally ill adults.', 'mentally ill adults', 'medical.mentally-ill'],
    ['We raise money for the disabled.', 'the disabled', 'medical.group-label'],
    ['Read aloud to the blind.', 'the blind', 'medical.group-label'],
    [
      'Job coach for low-functioning autistic clients.',
      'low-functioning autistic clients',
      'medical.functioning',
    ],
  ]);
  testClean([
    'Order the handicapped parking sign for lot B.',
    'Keep each golf player’s handicap up to date.',
    'Support victims of crime and domestic violence.',
    'Systems that suffer from outages are fixed first.',
    'Equal opportunity employer: minority, female, disabled, veteran.',
    'We do not discriminate because of physical or mental disability.',
    'Individuals with disabilities are encouraged to apply.',
    'Build a high-functioning team of nurses.',
    'Work with the Deaf community in our county.',
    'Re-open the disabled account of the user.',
    'Teach at the Oregon School for the Deaf.',
    'Ask at the desk for an accessible restroom.',
  ]);
});

describe('euphemisms and "normal"', () => {
  testFlagged([
    ['Coach our special needs athletes.', 'special needs', 'kindly.special-needs'],
    ['A camp for differently abled teens.', 'differently abled', 'kindly.abled'],
    ['Rides for physically challenged adults.', 'physically challenged', 'kindly.abled'],
    ['Meet our handicapable crew.', 'handicapable', 'kindly.abled'],
    ['She overcame her disability to lead a team.', 'overcame her disability', 'kindly.inspiring'],
    ['Play with the child and with normal children.', 'normal children', 'normal.people'],
    ['Act like a normal person on the phone.', 'like a normal', 'normal'],
    ['Normal hearing is a must.', 'Normal hearing', 'normal.senses'],
    ['Must have normal or corrected vision.', 'normal or corrected vision', 'normal.senses'],
  ]);
  testClean([
    'A degree in special education.',
    'Our office works during normal business hours.',
    'Return the line to normal operation.',
    'Meet the special needs of patients of all ages.',
    'Answer questions about the Special Needs Trust.',
    'Normal wear on the brakes is not covered.',
    'We face new challenges each day.',
  ]);
});

describe('idioms about the body', () => {
  testFlagged([
    ['You hit the ground running.', 'hit the ground running', 'idiom.body'],
    [
      'A team that will roll up its sleeves, and you roll up your sleeves.',
      'roll up your sleeves',
      'idiom.body',
    ],
    ['Able to think on your feet.', 'think on your feet', 'idiom.body'],
    ['Jump in and help when lines are long.', 'Jump in and help', 'idiom.body'],
    ['Candidates who stand out get a call.', 'stand out', 'idiom.stand-out'],
    ['Bring a keen eye for color.', 'keen eye for color', 'idiom.eye'],
    ['You need a thick skin here.', 'thick skin', 'idiom.skin'],
    ['This is not for the faint of heart.', 'not for the faint of heart', 'idiom.skin'],
    ['Walk new customers through the forms.', 'Walk new customers through', 'idiom.walk-through'],
  ]);
  testClean([
    'Our pies stand out from the rest.',
    'Take a hands-on role and step up as a lead.',
    'Follow up with buyers and reach out to partners.',
    'Do a walk-through of each unit.',
    'Help us see the big picture.',
    'With an eye toward lower costs, review each bill.',
    'We have two trucks on hand.',
    'Hourly rates jump in May.',
  ]);
});
