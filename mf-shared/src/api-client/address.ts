/** Whether pages are drawn here for browsers elsewhere. */
const isServer = typeof document === 'undefined';
/** A server reaches its own API without a network, so no name leads there. */
const OWN_API = 'http://api.invalid';
let ofDrawing = '';

/** Says where the API is for the pages that a server draws; an empty text where it has the origin of the pages. */
export const setApiOrigin = (origin: string): void => {
  ofDrawing = origin;
};

/** The origin of the API where it is not the page's own: the shell writes it here. Else an empty text. */
export const apiOrigin = (): string => (isServer ? ofDrawing : (document.documentElement.dataset.api ?? ''));

/** The address of a path of the API, such as `/friends`. */
export const underApi = (path: string): string => `${isServer ? OWN_API : apiOrigin()}/api${path}`;

/** Files of the API are named by paths of its origin; a page of another origin needs that before them. */
const FILES = '/uploads/';

/** Reads the JSON of an answer, with the addresses of files as this page needs them. */
export const readJson = (text: string): unknown =>
  JSON.parse(text, (_, value) => swap(value, '', apiOrigin()));

/** Writes the JSON of a call, with the addresses of files as the API names them. */
export const writeJson = (data: unknown): string =>
  JSON.stringify(data, (_, value) => swap(value, apiOrigin(), ''));

const swap = (value: unknown, from: string, to: string): unknown =>
  from !== to && typeof value === 'string' && value.startsWith(from + FILES)
    ? to + value.slice(from.length)
    : value;
