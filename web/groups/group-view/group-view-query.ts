import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/api.ts';
import type { ShownGroup } from '#contract/groups/groups.ts';
import { PARENT_AGREEMENT_VERSION } from '#rules/people/parent-agreement.ts';
import { ledGroupsQuery } from '../../api/led-groups.ts';
import { READ_WHILE_OPEN } from '../../api/read-while-open.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { request, requestIfChanged, type TaggedAnswer } from '../../http/request.ts';

const SHOWN = 'GET /learners/:learnerId/groups/:groupId';
const SET = 'POST /learners/:learnerId/groups/:groupId/assignments';
const AGREE = 'PUT /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement';
const WITHDRAW = 'DELETE /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement';
export type NewAssignment = BodyOf<typeof SET>;

/** A group as its leader sees it. While nothing changes, the answers to all requests but the first have no body. */
function groupViewQuery(learnerId: string, groupId: string) {
  const queryKey = ['group', learnerId, groupId];
  return queryOptions({
    queryKey,
    queryFn: ({ client }) =>
      requestIfChanged(SHOWN, { learnerId, groupId }, client.getQueryData<TaggedAnswer<typeof SHOWN>>(queryKey)),
    ...READ_WHILE_OPEN,
  });
}

/** Renames a pupil, also on the page of the group. */
export function usePupilRenaming(learnerId: string, groupId: string) {
  const queries = useQueryClient();
  return async (memberId: string, wanted: string): Promise<string> => {
    const { name } = await request('PUT /learners/:learnerId/groups/:groupId/members/:memberId/name', {
      params: { learnerId, groupId, memberId },
      body: { name: wanted },
    });
    const renamed = (shown: ShownGroup) => ({
      ...shown,
      members: shown.members.map((member) => (member.memberId === memberId ? { ...member, name } : member)),
    });
    queries.setQueryData(
      groupViewQuery(learnerId, groupId).queryKey,
      (now) => now && { answer: renamed(now.answer), etag: '' },
    );
    return name;
  };
}

/** The members of a group and what is set, read again by itself, and the functions that change them. */
export function useGroupView(learnerId: string, groupId: string) {
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  const options = groupViewQuery(learnerId, groupId);
  const { data, error, dataUpdatedAt, refetch } = useQuery(options);
  const change = async <Answer>(
    changing: Promise<Answer>,
    apply: (shown: ShownGroup, answer: Answer) => ShownGroup,
  ) => {
    try {
      const answer = await changing;
      // A slower response to an older request would undo the change on the page.
      await queries.cancelQueries({ queryKey: options.queryKey });
      queries.setQueryData(options.queryKey, (now) => now && { answer: apply(now.answer, answer), etag: '' });
      return answer;
    } catch (problem) {
      checkSession(problem);
      throw problem;
    }
  };
  const ofGroup = { learnerId, groupId };
  return {
    shown: data?.answer,
    error,
    /** When it was last known to be up to date, in ms. */
    readAt: dataUpdatedAt,
    tryAgain: () => void refetch(),
    add: (body: NewAssignment) =>
      change(request(SET, { params: ofGroup, body }), (shown, { assignments }) => ({ ...shown, assignments })),
    takeBack: (assignmentId: string) =>
      change(
        request('DELETE /learners/:learnerId/groups/:groupId/assignments/:assignmentId', {
          params: { ...ofGroup, assignmentId },
        }),
        (shown, { assignments }) => ({ ...shown, assignments }),
      ),
    /** Consents to storing the results of a pupil, or withdraws that, which deletes them. */
    agree: (memberId: string, isAgreed: boolean) => {
      const about = { params: { ...ofGroup, memberId } };
      const changing = isAgreed
        ? request(AGREE, { ...about, body: { textVersion: PARENT_AGREEMENT_VERSION } })
        : request(WITHDRAW, about);
      return change(changing, (shown, { screeningAgreed, hasAgreed }) => ({
        ...shown,
        members: shown.members.map((member) =>
          member.memberId === memberId && member.pupil
            ? {
                ...member,
                sharesReport: hasAgreed && member.sharesReport,
                pupil: {
                  ...member.pupil,
                  screeningAgreed,
                  parent: member.pupil.parent && { ...member.pupil.parent, hasAgreed },
                },
              }
            : member,
        ),
      }));
    },
    remove: async (memberId: string) => {
      const groups = await change(
        request('DELETE /learners/:learnerId/groups/:groupId/members/:memberId', { params: { ...ofGroup, memberId } }),
        (shown) => ({ ...shown, members: shown.members.filter((member) => member.memberId !== memberId) }),
      );
      queries.setQueryData(ledGroupsQuery(learnerId).queryKey, groups);
      void queries.invalidateQueries({ queryKey: ['roll', learnerId, groupId] });
    },
  };
}

export type GroupViewChanges = Pick<
  ReturnType<typeof useGroupView>,
  'add' | 'takeBack' | 'agree' | 'remove' | 'readAt' | 'error'
>;
