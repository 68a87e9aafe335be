import createQueries from 'openapi-react-query';
import { jobsApi, matchingApi, openUserApi, userApi } from '#src/api/client/clients.ts';

/**
 * Creates every query and mutation from the typed clients. The key is the method, the path and the
 * parameters of the operation, so each record is requested once (decision 0049).
 */
export const userQuery = createQueries(userApi);
export const openUserQuery = createQueries(openUserApi);
export const jobsQuery = createQueries(jobsApi);
export const matchingQuery = createQueries(matchingApi);
