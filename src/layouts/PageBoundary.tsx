import { Component, type ReactNode } from 'react';
import i18next from 'i18next';
import { Stopped } from '#src/layouts/Stopped.tsx';

interface Props {
  /** The address. */
  place: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  place: string;
}

/**
 * The code of a page is fetched when it is first opened, and without a network it does not come. React would then leave
 * nothing on the screen; this says so and tries again. What was typed is kept (docs/decisions/0022).
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  /** Another page may be there already. */
  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Stopped
        step="stopped"
        text={i18next.t('problem.noConnection')}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
