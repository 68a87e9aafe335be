import { counter, type OwnTable, ownId, ownTable } from '#server/ownData/rules.ts';

const untilYouDelete = 'Until you delete it.';

/** What a candidate writes down about working well, and the letters that ask for it. */
export const passportTables: readonly OwnTable[] = [
  ownTable('disclosure.passport', {
    owner: { id: 'user_guid' },
    holds: 'The texts of your accommodation passport, which only you see',
    kept: untilYouDelete,
    shown: {
      as: 'accommodationPassport',
      columns: {
        user_guid: ownId,
        about: 'aboutMeAtWork',
        strengths: 'whatIDoWell',
        communication: 'howToCommunicateWithMe',
        difficult_day: 'onADifficultDay',
        emergency: 'inAnEmergency',
        review_on: 'reviewOn',
        review_told: { leftOut: 'Which reminder you got, which only the program needs.' },
        version: counter,
      },
    },
  }),
  ownTable('disclosure.passport_item', {
    owner: { id: 'user_guid' },
    holds: 'What gets in the way at work and what helps, which only you see',
    kept: untilYouDelete,
    shown: {
      as: 'accommodationPassportItems',
      columns: {
        id: 'id',
        user_guid: ownId,
        barrier: 'whatGetsInTheWay',
        helps: 'whatHelps',
        used_when: 'neededFor',
        cost: 'cost',
        from_fact: 'begunFrom',
        position: 'place',
        version: counter,
      },
    },
  }),
  ownTable('disclosure.passport_agreement', {
    owner: { id: 'user_guid' },
    holds: 'What was agreed with you at work, which only you see',
    kept: untilYouDelete,
    shown: {
      as: 'accommodationPassportAgreements',
      columns: {
        id: 'id',
        user_guid: ownId,
        what_text: 'what',
        where_text: 'where',
        with_text: 'withWhom',
        since: 'since',
        state: 'state',
        position: 'place',
        version: counter,
      },
    },
  }),
  ownTable('disclosure.letter', {
    owner: { id: 'user_guid' },
    holds: 'The letters in which you ask an employer for a change, which only you see',
    kept: 'Until you delete it, at most 12 months after its last change. A notice comes 30 days before.',
    shown: {
      as: 'requestLetters',
      columns: {
        id: 'id',
        user_guid: ownId,
        kind: 'kind',
        source_guid: 'job',
        recipient: 'recipient',
        parts: 'answers',
        body: 'text',
        updated_at: 'changedAt',
        told_of: { leftOut: 'Which notice you got, which only the program needs.' },
        version: counter,
      },
    },
  }),
];
