import { useState } from 'react';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Cluster, Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { Toast } from '#src/ui/toast/Toast.tsx';

/** Modals: static with long content, question, error; and a success, which stops nobody. */
export function DialogsPart({ open }: { open: string }) {
  const [shown, setShown] = useState(open);
  const close = () => setShown('');
  return (
    <Stack>
      <h2>Dialogs</h2>
      <Cluster>
        <Button onPress={() => setShown('review')}>Open review</Button>
        <Button onPress={() => setShown('confirm')}>Open question</Button>
        <Button onPress={() => setShown('error')}>Open error</Button>
        <Button onPress={() => setShown('success')}>Open success</Button>
      </Cluster>
      <Dialog
        isOpen={shown === 'review' || shown === 'confirm'}
        onClose={() => setShown('confirm')}
        title="Review your resume"
        closeLabel="Close"
        isStatic
        footer={
          <>
            <Button look="primary" onPress={close}>
              Submit
            </Button>
            <Button onPress={() => setShown('confirm')}>Close without saving</Button>
          </>
        }
      >
        <p>We read your resume and filled in what we found. Check each part.</p>
        <Columns>
          {Array.from({ length: 14 }, (_, index) => (
            <TextField key={index} label={`Line ${index + 1}`} defaultValue="Syracuse" />
          ))}
        </Columns>
      </Dialog>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        title="Close without saving?"
        message="What we read from your resume will be cleared. Your file stays as it is."
        confirmLabel="Close without saving"
        cancelLabel="Keep reviewing"
        onConfirm={close}
        onCancel={() => setShown('review')}
        isDangerous
      />
      <AlertDialog
        isOpen={shown === 'error'}
        onClose={close}
        kind="bad"
        title="Error"
        message="Please fill in all the required fields"
        okLabel="OK"
        links={[
          { fieldId: 'zip', text: 'Enter your ZIP code, such as 13202' },
          { fieldId: 'nature', text: 'Choose how you would like to work' },
        ]}
      />
      {shown === 'success' ? (
        <Toast
          title="Success"
          paragraphs={['Updated profile successfully']}
          okLabel="OK"
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
