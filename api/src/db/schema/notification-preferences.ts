/** A choice that an account made. It differs from the default or confirms it. */
export type NotificationPreferenceRow = {
  owner_id: string;
  topic: string;
  push: number;
  mail: number;
};
