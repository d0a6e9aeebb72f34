export { serveUpload } from './serve-upload.ts';
