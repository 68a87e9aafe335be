import { laterCases } from './laterCases.ts';
import type { DemoCase } from './demoCase.ts';

/**
 * Cases from the first talk to the applications. A day is so far from each limit of the board that
 * it means the same in every time zone.
 */
const earlyCases: readonly DemoCase[] = [
  {
    name: 'Josephine Akande',
    scopes: ['profile', 'contact'],
    sharedFor: 5,
    endsIn: 85,
    stage: 'gettingToKnow',
    stageFor: 5,
    nextStep: 'Second talk: what a good week looks like',
    due: 3,
    records: [
      [2, 'email', null, 'Sent three questions to think about before we meet again.'],
      [4, 'meeting', 45, 'First talk. She wants a clinic near home, four days a week.'],
    ],
  },
  {
    name: 'Bridget Olsen',
    scopes: ['profile', 'contact', 'preferences', 'accommodations'],
    facts: ['ArrangeJobRestructure', 'PreferScheduleFlex'],
    sharedFor: 34,
    endsIn: 120,
    stage: 'preparing',
    stageFor: 25,
    nextStep: 'Finish the resume together',
    due: -3,
    records: [
      [5, 'call', 15, 'Went through the list of homes with day shifts. She likes two of them.'],
      [12, 'meeting', 60, 'Wrote the first half of the resume. The last job needs a better line.'],
      [19, 'call', 20, 'Talked about what a trial day is and what it is not.'],
      [26, 'meeting', 50, 'First talk. Day shifts and a steady team come before pay.'],
    ],
  },
  {
    name: 'Chloe Laurent',
    scopes: ['contact', 'recommendations'],
    sharedFor: 32,
    endsIn: 60,
    stage: 'preparing',
    stageFor: 27,
    nextStep: 'Ask for a letter from the shelter',
    records: [
      [19, 'call', 25, 'She will ask her last supervisor for a letter of reference.'],
      [27, 'meeting', 55, 'First talk. Work with young people, and a team that talks.'],
    ],
  },
  {
    name: 'Mateo Salcedo',
    scopes: ['profile', 'recommendations'],
    sharedFor: 60,
    endsIn: 9,
    stage: 'searching',
    stageFor: 45,
    nextStep: 'Find two firms that take apprentices in their third year',
    records: [
      [18, 'employerContact', 20, 'Asked a contractor about places in spring. They call back.'],
      [31, 'meeting', 40, 'Sorted the postings by distance and by license.'],
      [45, 'applicationHelp', 35, 'Made a list of the hours he can prove.'],
      [52, 'meeting', 60, 'First talk. He brought drawings of his last three houses.'],
    ],
  },
  {
    name: 'Dana Whitlock',
    scopes: ['profile', 'recommendations'],
    sharedFor: 38,
    endsIn: 140,
    stage: 'searching',
    stageFor: 21,
    nextStep: 'Choose two of the new postings to apply for',
    due: 4,
    records: [
      [5, 'call', 20, 'Read five new postings together and kept two of them.'],
      [20, 'email', null, 'Sent the list of companies with quiet service desks.'],
      [33, 'meeting', 60, 'First talk. One company for many years, and a desk at the quiet end.'],
    ],
  },
  {
    name: 'Arjun Raman',
    scopes: [
      'profile',
      'contact',
      'preferences',
      'recommendations',
      'applications',
      'accommodations',
    ],
    facts: ['WheelchairUser', 'PreferRemoteWork'],
    sharedFor: 48,
    endsIn: 200,
    stage: 'applying',
    stageFor: 13,
    nextStep: 'Send the second application',
    due: -5,
    records: [
      [4, 'call', 20, 'Talked about three postings. Two are too far into sales for him.'],
      [13, 'applicationHelp', 50, 'Sent the application to the transit agency before it closed.'],
      [22, 'meeting', 45, 'Picked two charts for the portfolio and cut the rest.'],
      [38, 'meeting', 60, 'First talk. Health or transport, in an office he can get into.'],
    ],
  },
];

/** The candidates who share with the demo coach, in the order of the board. */
export const demoCases: readonly DemoCase[] = [...earlyCases, ...laterCases];

/** A case that left the board yesterday, when the time of sharing was over. */
export const endedCase: DemoCase = {
  name: 'Tomasz Zielinski',
  scopes: ['profile', 'contact', 'recommendations'],
  sharedFor: 91,
  endsIn: -1,
  stage: 'applying',
  stageFor: 40,
  nextStep: 'Ask whether he wants to share again',
  records: [
    [34, 'applicationHelp', 30, 'Read the letter to the gear works aloud and cut it by half.'],
    [70, 'meeting', 60, 'First talk. Setup and programming, and a shift that ends at four.'],
  ],
};
