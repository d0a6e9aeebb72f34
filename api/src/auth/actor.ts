/** Who asks, as the token says and the database confirmed. */
export type UserActor = { role: 'user'; id: string; email: string };
export type BusinessActor = { role: 'business'; id: string; email: string; isActive: boolean };
export type AdminActor = { role: 'admin'; id: string; email: string };
export type Actor = UserActor | BusinessActor | AdminActor;
