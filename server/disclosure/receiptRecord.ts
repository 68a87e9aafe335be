import type { components } from '#openapi/user.ts';
import type { Receipt, ReceiptItem } from '#server/disclosure/receipt.ts';
import { itemWords, purposeWords } from '#server/disclosure/receiptWords.ts';
import { type Phrase, say } from '#server/i18n/words.ts';

type Schema = components['schemas']['DisclosureReceipt'];
type State = Schema['event'][number]['event_state'];
type EndedBy = NonNullable<ReceiptItem['ended']>['by'];

/** The provider, who runs this server. */
const CONTROLLER = 'provider';
/** Each company that is applied to: whom nobody can name beforehand. */
const APPLIED = 'applied-companies';

const states: Readonly<Record<EndedBy, State>> = {
  candidate: 'withdrawn',
  coach: 'terminated',
  time: 'expired',
  changed: 'replaced',
  replaced: 'replaced',
  closed: 'terminated',
  admin: 'terminated',
};

/**
 * A receipt for programs, with the elements and names of ISO/IEC TS 27560:2023.
 * @param write in the language in which it was agreed to
 */
export function receiptRecord(receipt: Receipt, write: (phrase: Phrase) => string): Schema {
  const { candidate, reader, agreed, items } = receipt;
  const readerId = reader?.guid ?? APPLIED;
  const parties: Schema['party_identification'] = [
    { party_id: candidate.guid, party_name: candidate.name, party_role: 'pii_principal' },
    { party_id: CONTROLLER, party_name: write(say('sender')), party_role: 'pii_controller' },
    {
      party_id: readerId,
      party_name: reader ? reader.name : plain(write(say('receipt.applied'))),
      party_role: 'recipient',
    },
  ];
  if (agreed)
    parties.push({ party_id: agreed.guid, party_name: agreed.name, party_role: 'representative' });
  return {
    schema_version: '27560:2023',
    receipt_id: receipt.guid,
    pii_principal_id: candidate.guid,
    pii_processing: {
      privacy_notice: `consent text, version ${receipt.textVersion}`,
      language: receipt.locale,
      purposes: [
        {
          purpose: plain(write(purposeWords(receipt))),
          lawful_basis: 'consent',
          pii_information: items.map((item) => ({
            pii_type: item.key,
            description: plain(write(itemWords(item))),
          })),
          recipient_third_parties: [readerId],
          retention_period: plain(write(say('receipt.kept'))),
          withdrawal_method: plain(write(say('receipt.stop'))),
        },
      ],
    },
    party_identification: parties,
    event: [
      {
        event_time: receipt.givenAt.toISOString(),
        event_state: 'given',
        entity_id: candidate.guid,
        valid_until: receipt.expiresAt.toISOString(),
      },
      ...endsOf(receipt, readerId),
    ],
  };
}

/** One event for each time at which something ended. */
function endsOf(receipt: Receipt, readerId: string): Schema['event'] {
  const ends = new Map(
    receipt.items.flatMap(({ ended }) => (ended ? [[ended.at.getTime(), ended] as const] : [])),
  );
  return [...ends.values()].map(({ at, by }) => ({
    event_time: at.toISOString(),
    event_state: states[by],
    entity_id: by === 'coach' ? readerId : by === 'candidate' ? receipt.candidate.guid : null,
    valid_until: null,
  }));
}

/** Without the marks for directions, which are for people who read. */
const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');
