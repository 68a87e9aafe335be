/**
 * Facts an employer publishes about a workplace, as codes, each with its sentence in a posting.
 * Only the candidate sees a comparison with their own accommodations.
 */
export const accommodationSentences = {
  'flexible-schedule': 'You can trade shifts or change your start and end times.',
  'part-time-possible': 'Part-time hours can be arranged.',
  'remote-days': 'Days of work from home can be arranged.',
  'screen-reader-ready': 'Our software works with screen readers.',
  'accessible-technology': 'We provide assistive technology and training for it.',
  'step-free-entrance': 'The entrance is step-free.',
  'accessible-restroom': 'Accessible restrooms are on every floor that we use.',
  'transit-nearby': 'An accessible bus or train stop is close by.',
  'accessible-parking': 'Accessible parking is next to the entrance.',
  'service-animals-welcome': 'Guide dogs and other service animals are welcome.',
  'captioned-meetings': 'Meetings have live captions.',
  'interpreter-on-request': 'Sign language interpreters and readers are available on request.',
  'quiet-room': 'A quiet room is open to all staff.',
  'adjustable-desk': 'Desks can be raised and lowered.',
  'job-restructuring': 'Tasks that are not essential can be traded with a colleague.',
  'job-coach-welcome': 'Job coaches are welcome on site.',
} as const;

export type AccommodationCode = keyof typeof accommodationSentences;

/** What can be true of any workplace, of one with a desk, and of work from home. */
export const accommodationPools: Readonly<
  Record<'anywhere' | 'desk' | 'remote', readonly AccommodationCode[]>
> = {
  anywhere: [
    'flexible-schedule',
    'part-time-possible',
    'step-free-entrance',
    'accessible-restroom',
    'transit-nearby',
    'accessible-parking',
    'service-animals-welcome',
    'interpreter-on-request',
    'quiet-room',
    'job-restructuring',
    'job-coach-welcome',
    'accessible-technology',
  ],
  desk: ['screen-reader-ready', 'captioned-meetings', 'adjustable-desk', 'remote-days'],
  remote: [
    'flexible-schedule',
    'part-time-possible',
    'screen-reader-ready',
    'captioned-meetings',
    'accessible-technology',
    'interpreter-on-request',
    'job-restructuring',
    'job-coach-welcome',
  ],
};
