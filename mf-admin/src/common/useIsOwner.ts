import { useSession } from 'mf-shared/session';

/** Whether the admin is an owner of the platform. */
export const useIsOwner = (): boolean => useSession(({ admin }) => admin?.adminRole === 'owner');
