import { candidateData, NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import { isWorkType } from '#domain/questions.ts';
import { EMPTY_RESUME } from '#domain/resume.ts';
import { resumeFromDraft } from '#domain/reviewDraft.ts';
import { failAs, logFailure, resumeUploadSetup, suspend, thrown } from './resumeUploadSetup.ts';
import type { ResumeUploadContext } from './resumeUploadTypes.ts';

type WithContext = { context: ResumeUploadContext };

function payload({ draft, place }: ResumeUploadContext) {
  return draft === null ? EMPTY_RESUME : resumeFromDraft(draft, place);
}

const insightsInput = ({ context }: WithContext) => candidateData(payload(context));

/**
 * What follows Submit: the zip code becomes a place, the profile is saved, the insights are computed
 * (one retry, then logged) and saved. Every step stops in `suspended` when the session is gone.
 */
export const submitting = resumeUploadSetup.createStateConfig({
  tags: 'busy',
  initial: 'geocoding',
  states: {
    geocoding: {
      invoke: {
        src: 'geocodeZip',
        id: 'geocodeZip',
        input: ({ context }) => ({ zip: context.draft?.zip.trim() ?? '' }),
        onDone: [
          {
            guard: { type: 'isPlaceKnown', params: ({ event }) => ({ place: event.output }) },
            target: 'savingProfile',
            actions: { type: 'rememberPlace', params: ({ event }) => ({ place: event.output }) },
          },
          { target: '#resumeUpload.reviewing', actions: 'refuseZip' },
        ],
        onError: [suspend, failAs('geocoding')],
      },
    },
    savingProfile: {
      invoke: {
        src: 'saveProfile',
        id: 'saveProfile',
        input: ({ context }) => ({
          userGuid: context.account.UserGuid,
          profile: payload(context),
        }),
        onDone: {
          target: 'computingInsights',
          actions: [
            'rememberSaved',
            {
              type: 'keepParsedResume',
              params: ({ context }: WithContext) => ({ resume: context.saved }),
            },
          ],
        },
        onError: [
          suspend,
          {
            guard: { type: 'hasFieldProblems', params: thrown },
            target: '#resumeUpload.reviewing',
            actions: { type: 'showServerProblems', params: thrown },
          },
          failAs('savingProfile'),
        ],
      },
    },
    computingInsights: {
      invoke: {
        src: 'computeInsights',
        id: 'computeInsights',
        input: insightsInput,
        onDone: {
          target: 'savingInsights',
          actions: {
            type: 'rememberInsights',
            params: ({ event }) => ({ insights: event.output }),
          },
        },
        onError: [suspend, { target: 'retryingInsights' }],
      },
    },
    retryingInsights: {
      invoke: {
        src: 'computeInsights',
        id: 'computeInsightsAgain',
        input: insightsInput,
        onDone: {
          target: 'savingInsights',
          actions: {
            type: 'rememberInsights',
            params: ({ event }) => ({ insights: event.output }),
          },
        },
        onError: [suspend, { target: '#resumeUpload.succeeded', actions: logFailure }],
      },
    },
    savingInsights: {
      invoke: {
        src: 'saveInsights',
        id: 'saveInsights',
        input: ({ context }) => {
          const resume = payload(context);
          return userSoc(context.account.UserGuid, context.insights ?? NO_INSIGHTS, {
            zip: resume.zip,
            lat: context.place?.lat ?? null,
            long: context.place?.long ?? null,
            relocate: resume.relocate,
            remote: isWorkType(resume.remote) ? resume.remote : null,
          });
        },
        onDone: { target: '#resumeUpload.succeeded', actions: 'rememberInsightsSaved' },
        onError: [suspend, failAs('savingInsights')],
      },
    },
  },
});
