import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyMember, MemberDecision } from '#src/api/queries/companyMembers.ts';
import { CompanyField } from '#src/pages/admin/parts/CompanyField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';

interface MemberButtonsProps {
  member: CompanyMember;
  name: string;
  /** Gets the focus of a button that goes with the answer. */
  nextId: string;
  isBusy: boolean;
  onDecide: (decision: MemberDecision) => void;
}

/** Confirm and Refuse; a company that is not listed is listed, or another one is meant. */
export function MemberButtons({ member, name, nextId, isBusy, onDecide }: MemberButtonsProps) {
  const { t } = useTranslation('admin');
  const { t: tc } = useTranslation();
  const [asked, setAsked] = useState<'join' | 'refuse' | null>(null);
  const [joins, setJoins] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [confirm, join, refuse] = [
    usePassedFocus<HTMLButtonElement>(nextId),
    usePassedFocus<HTMLButtonElement>(nextId),
    usePassedFocus<HTMLButtonElement>(nextId),
  ];
  const company = member.companyName;
  const close = () => {
    setAsked(null);
    setMissing(false);
  };
  const fieldId = `joins-${member.userGuid}`;
  const sayMissing = () => {
    setMissing(true);
    focusField(fieldId);
  };
  const decide = (decision: MemberDecision) => {
    close();
    onDecide(decision);
  };
  return (
    <>
      <Button
        ref={confirm}
        isBusy={isBusy}
        aria-label={
          member.isCompanyListed
            ? t('members.confirmName', { name })
            : t('members.listName', { name, company })
        }
        onPress={() => onDecide({ decision: 'confirm', joins: null })}
      >
        {member.isCompanyListed ? t('members.confirm') : t('members.list', { company })}
      </Button>
      {member.isCompanyListed ? null : (
        <Button
          ref={join}
          isBusy={isBusy}
          aria-label={t('members.joinName', { name })}
          aria-haspopup="dialog"
          onPress={() => setAsked('join')}
        >
          {t('members.join')}
        </Button>
      )}
      <Button
        ref={refuse}
        isBusy={isBusy}
        aria-label={t('members.refuseName', { name })}
        aria-haspopup="dialog"
        onPress={() => setAsked('refuse')}
      >
        {t('members.refuse')}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'join'}
        title={t('members.joinQuestion', { name })}
        message={t('members.joinText', { name, company })}
        confirmLabel={t('members.joinYes')}
        cancelLabel={tc('cancel')}
        {...(joins === '' ? {} : { focusAfterId: nextId })}
        onConfirm={() => (joins === '' ? sayMissing() : decide({ decision: 'confirm', joins }))}
        onCancel={close}
      >
        <CompanyField
          id={fieldId}
          label={t('members.company')}
          value={joins}
          onChange={(value) => {
            setJoins(value);
            setMissing(false);
          }}
          errorMessage={isMissing ? t('members.companyMissing') : undefined}
        />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'refuse'}
        title={t('members.refuseQuestion', { name })}
        message={t('members.refuseText', { name, company })}
        confirmLabel={t('members.refuseYes')}
        cancelLabel={tc('cancel')}
        isDangerous
        focusAfterId={nextId}
        onConfirm={() => decide({ decision: 'refuse' })}
        onCancel={close}
      />
    </>
  );
}
