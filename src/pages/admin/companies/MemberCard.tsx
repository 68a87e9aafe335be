import { CircleCheck, CircleX, Clock, Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CompanyMember,
  decideMember,
  type MemberDecision,
} from '#src/api/queries/companyMembers.ts';
import { useDay } from '#src/components/useDay.ts';
import { MemberButtons } from '#src/pages/admin/companies/MemberButtons.tsx';
import { FailedChange } from '#src/pages/admin/parts/FailedChange.tsx';
import { RecordCard } from '#src/components/listing/RecordCard.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** The id of the heading of a member in the list. */
export const memberId = ({ companyGuid, userGuid }: CompanyMember) =>
  `member-${companyGuid}-${userGuid}`;

/** Who says to work for a company, and the answer. */
export function MemberCard({ member }: { member: CompanyMember }) {
  const { t } = useTranslation('admin');
  const day = useDay();
  const wanted = useRef<MemberDecision>({ decision: 'refuse' });
  const [decided, setDecided] = useState<CompanyMember | 'elsewhere' | null>(null);
  const { Email, companyName, isCompanyListed, askedAt } = member;
  const name = `${member.FirstName} ${member.LastName}`.trim();
  const call = useAnnouncedCall(async () => {
    const { decision } = wanted.current;
    const saved = await decideMember(member, wanted.current);
    setDecided(saved ?? 'elsewhere');
    if (saved === null) return t('problem.noMember');
    return decision === 'confirm'
      ? t('members.confirmed', { name, company: saved.companyName })
      : t('members.refused', { name, company: companyName });
  });
  return (
    <>
      <RecordCard
        name={name}
        focusId={memberId(member)}
        facts={[
          { id: 'company', text: companyName, isStrong: true },
          ...(isCompanyListed ? [] : [{ id: 'new', text: t('members.notListed') }]),
          { id: 'email', text: Email },
        ]}
        state={
          decided === null ? (
            <StateLine kind="warn" icon={Clock}>
              {t('members.waiting', { date: day(askedAt) })}
            </StateLine>
          ) : decided === 'elsewhere' ? (
            <StateLine kind="none" icon={Info}>
              {t('problem.noMember')}
            </StateLine>
          ) : (
            <Decided member={decided} name={name} asked={companyName} />
          )
        }
        actions={
          decided === null ? (
            <MemberButtons
              member={member}
              name={name}
              nextId={memberId(member)}
              isBusy={call.isCalling}
              onDecide={(decision) => {
                wanted.current = decision;
                call.start();
              }}
            />
          ) : null
        }
      />
      <FailedChange call={call} />
    </>
  );
}

interface DecidedProps {
  member: CompanyMember;
  name: string;
  /** The company that they named. */
  asked: string;
}

function Decided({ member, name, asked }: DecidedProps) {
  const { t } = useTranslation('admin');
  return member.state === 'confirmed' ? (
    <StateLine kind="good" icon={CircleCheck}>
      {t('members.confirmed', { name, company: member.companyName })}
    </StateLine>
  ) : (
    <StateLine kind="none" icon={CircleX}>
      {t('members.refused', { name, company: asked })}
    </StateLine>
  );
}
