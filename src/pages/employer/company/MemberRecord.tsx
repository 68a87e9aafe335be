import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyMember } from '#src/api/queries/companyMembers.ts';
import {
  decideOwnMember,
  type OwnDecision,
  type ShownMembers,
} from '#src/api/queries/employerCompany.ts';
import { FailedCall } from '#src/components/failure/FailedCall.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { RecordCard } from '#src/components/listing/RecordCard.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { useDay } from '#src/components/useDay.ts';
import { DecideButtons } from '#src/pages/employer/company/DecideButtons.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** The id of the heading of a member; one who was just confirmed stands in both lists. */
export const memberId = (list: ShownMembers, { userGuid }: CompanyMember) =>
  `member-${list}-${userGuid}`;

const SAID = {
  confirm: { text: 'members.confirmed', kind: 'good', icon: CircleCheck },
  refuse: { text: 'members.refused', kind: 'none', icon: CircleX },
  end: { text: 'members.ended', kind: 'none', icon: CircleX },
} as const;

interface MemberRecordProps {
  member: CompanyMember;
  /** The list that they stand in, also after they were decided about. */
  list: ShownMembers;
}

/** Who says to work here or does, and what was decided; nobody ends themselves. */
export function MemberRecord({ member, list }: MemberRecordProps) {
  const { t } = useTranslation('employer');
  const day = useDay();
  const { UserGuid } = useUser();
  const problemText = useProblemText();
  const wanted = useRef<OwnDecision>('refuse');
  const [decided, setDecided] = useState<OwnDecision | null>(null);
  const { Email, askedAt, decidedAt, userGuid } = member;
  const name = `${member.FirstName} ${member.LastName}`.trim();
  const isSelf = userGuid === UserGuid;
  const call = useAnnouncedCall(async () => {
    const decision = wanted.current;
    await decideOwnMember(member, decision);
    setDecided(decision);
    return t(SAID[decision].text, { name });
  });
  const decide = (decision: OwnDecision) => {
    wanted.current = decision;
    call.start();
  };
  const said = decided === null ? null : SAID[decided];
  return (
    <>
      <RecordCard
        name={name}
        focusId={memberId(list, member)}
        facts={[
          { id: 'email', text: Email },
          ...(isSelf ? [{ id: 'self', text: t('members.you'), isStrong: true }] : []),
        ]}
        state={
          said ? (
            <StateLine kind={said.kind} icon={said.icon}>
              {t(said.text, { name })}
            </StateLine>
          ) : list === 'waiting' ? (
            <StateLine kind="warn" icon={Clock}>
              {t('members.since', { date: day(askedAt) })}
            </StateLine>
          ) : (
            <StateLine kind="good" icon={CircleCheck}>
              {t('members.confirmedSince', { date: day(decidedAt ?? askedAt) })}
            </StateLine>
          )
        }
        actions={
          decided !== null || isSelf ? null : (
            <DecideButtons
              name={name}
              isWaiting={list === 'waiting'}
              nextId={memberId(list, member)}
              isBusy={call.isCalling}
              onDecide={decide}
            />
          )
        }
      />
      <FailedCall
        call={call}
        textOf={(failure) =>
          failure.code === 'no_member' ? t('members.gone') : problemText(failure)
        }
      />
    </>
  );
}
