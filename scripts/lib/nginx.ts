import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installPackages, unpackPackages } from './apt.ts';

const PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];
const UNPACKED = resolve('node_modules/.cache/nginx');

/**
 * Setting that names the root of an nginx with the module for brotli. Installs Debian's where it may, else unpacks it
 * beside the libraries. Empty where the distribution has none: the journey that needs it is skipped there.
 */
export function ensureNginx(): { NGINX_ROOT?: string } {
  if (!found()) installPackages('nginx', PACKAGES);
  if (!found()) unpackPackages('nginx', PACKAGES, UNPACKED);
  const root = found();
  return root ? { NGINX_ROOT: root } : {};
}

const found = (): string | undefined =>
  ['/', UNPACKED].find((root) =>
    ['usr/sbin/nginx', 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].every((file) =>
      existsSync(join(root, file)),
    ),
  );
