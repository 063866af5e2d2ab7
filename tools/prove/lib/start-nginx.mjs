import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isReady } from '../../commands/lib/gateway-process.mjs';
import { fail } from '../../commands/lib/fail.mjs';
import { inWorkspace } from '../../commands/lib/workspace.mjs';

/** The server of tools/deploy/nginx.conf without TLS and the brotli module, in front of two gateways on this machine. */
function configOf({ port, gateways, folder }) {
  const [first, second] = gateways;
  const site = readFileSync(inWorkspace('tools/deploy/nginx.conf'), 'utf8')
    .replace(/server \{\n\s+listen 80 default_server;[\s\S]*?\n\}\n/, '')
    .replace(/server \{\n\s+listen 80;[\s\S]*?\n\}\n/, '')
    // The load comes from one address.
    .replace(/^\s*limit_.*$/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} default_server;`)
    .replace(/^\s+(ssl_|brotli).*$/gm, '')
    .replace('127.0.0.1:8081', `127.0.0.1:${first}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${second}`)
    .replace('listen 10.0.0.10:443 ssl http2;', `listen 127.0.0.1:${port + 1};`)
    .replace('127.0.0.1:18081', `127.0.0.1:${first + 1}`)
    .replace('127.0.0.1:18082', `127.0.0.1:${second + 1}`)
    .replaceAll('/etc/nginx/portal-proxy.conf', inWorkspace('tools/deploy/portal-proxy.conf'))
    .replaceAll('/srv/portal/current', inWorkspace())
    // Removes the rule for health: this proof asks through nginx.
    .replace(/location ~ \^\/\(ops[\s\S]*?\n {2}\}\n/, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'nginx', name)};`)
    .join(' ');
  return `daemon off; pid ${join(folder, 'nginx/pid')}; worker_processes 1; error_log ${join(folder, 'nginx/error.log')};
events { worker_connections 4096; }
http { include /etc/nginx/mime.types; access_log off; ${temporary}
${site}
}
`;
}

/** Starts nginx with the example of tools/deploy. `NGINX`: path of its program, if it is not on the PATH. */
export async function startNginx({ port, gateways, folder, log }) {
  const program = process.env.NGINX ?? 'nginx';
  if (spawnSync(program, ['-v']).error) fail('没有 nginx：apt install nginx，或以 NGINX=路径 指定。');
  mkdirSync(join(folder, 'nginx'));
  chmodSync(join(folder, 'nginx'), 0o777);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configOf({ port, gateways, folder }));
  const child = spawn(program, ['-c', config, '-e', join(folder, 'nginx/error.log')], { stdio: ['ignore', log, log] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) fail(`nginx 没有启动：见 ${folder}/gateway.log`);
    await sleep(50);
  }
  return { child, url };
}
