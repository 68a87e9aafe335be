import { Component, type ReactNode } from 'react';
import i18next from 'i18next';
import { isServerThere } from '#src/api/client/isServerThere.ts';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { Stopped } from '#src/layouts/Stopped.tsx';

interface Props {
  /** The address. */
  place: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  /** Whether the server answers; null while that is asked. */
  isReachable: boolean | null;
  place: string;
}

/**
 * Code and texts of a page are loaded when it is first opened. Without a network they fail, and
 * after an update the files of the old version are gone. React would then show nothing; this says
 * which it is and what helps. Drafts are kept (docs/decisions/0022).
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, isReachable: null, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true, isReachable: null };
  }

  /** Another page may be there already. */
  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override componentDidCatch(): void {
    void isServerThere().then((isReachable) => this.setState({ isReachable }));
  }

  override render() {
    const { hasFailed, isReachable } = this.state;
    if (!hasFailed) return this.props.children;
    if (isReachable === null) return <PageLoading isWholePage />;
    const { t } = i18next;
    return (
      <Stopped
        step="stopped"
        words={
          isReachable
            ? {
                title: t('outdated.title'),
                text: t('outdated.text'),
                kind: t('kind.bad'),
                action: t('outdated.reload'),
              }
            : {
                title: t('unreachable.title'),
                text: t('problem.noConnection'),
                kind: t('kind.bad'),
                action: t('retry'),
              }
        }
        onAction={() => window.location.reload()}
      />
    );
  }
}
