import { memo, type ReactNode } from 'react';

interface WhileOpenProps {
  isOpen: boolean;
  children: ReactNode;
}

/**
 * The content of a dialog. It stays unchanged while the dialog fades out, because the page's new
 * state must not change the text that somebody is reading.
 */
export const WhileOpen = memo(
  function WhileOpen({ children }: WhileOpenProps) {
    return children;
  },
  (_before, { isOpen }) => !isOpen,
);
