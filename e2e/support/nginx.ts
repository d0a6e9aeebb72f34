import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const EXAMPLE = join(ROOT, 'docs', 'nginx');
/** Names below it are this machine in every browser, and as secure as HTTPS. */
const DOMAIN = 'topla.localhost';

export type Front = {
  /** The origin of a name below the domain, such as `www`. */
  origin: (name: string) => string;
  /** Starts it before a server, with the store of its releases. */
  start: (topla: string, releases: string) => Promise<void>;
  stop: () => void;
};

/** What stands around the example: a folder of its own instead of Debian's, and the user who runs the tests. */
const around = (dir: string, root: string) => `
load_module ${join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${dir}/nginx.pid;
error_log stderr crit;
events {}
http {
  include ${join(root, 'etc/nginx/mime.types')};
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
  include ${dir}/topla.conf;
}`;

/**
 * Debian's nginx with the example of the documentation, on a port of this machine. Only the port, the domain and the
 * paths are others than in the example.
 */
export function prepareNginx(root: string, port: number): Front {
  const dir = mkdtempSync(join(tmpdir(), 'topla-nginx-'));
  let child: ChildProcess | undefined;
  const write = (topla: string, releases: string) => {
    const swaps = [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['topla.example', DOMAIN],
      ['topla\\.example', DOMAIN.replace('.', '\\.')],
      ['/srv/topla', ROOT],
      ['/var/lib/topla/releases', releases],
      ['/etc/nginx/snippets', dir],
      ['127.0.0.1:3000', new URL(topla).host],
    ] as const;
    for (const file of ['topla.conf', 'topla-proxy.conf']) {
      const text = readFileSync(join(EXAMPLE, file), 'utf8');
      const swapped = swaps.reduce((all, [from, to]) => all.replaceAll(from, to), text);
      writeFileSync(join(dir, file), swapped);
    }
    writeFileSync(join(dir, 'nginx.conf'), around(dir, root));
  };
  const origin = (name: string) => `http://${name}.${DOMAIN}:${port}`;
  return {
    origin,
    start: async (topla, releases) => {
      write(topla, releases);
      const args = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr'];
      child = spawn(join(root, 'usr/sbin/nginx'), args, { stdio: ['ignore', 'ignore', 'inherit'] });
      await untilOpen(port, child);
    },
    stop: () => {
      child?.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`);
    const isOpen = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
