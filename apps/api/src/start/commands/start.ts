import type { Command } from './command';

export const start: Command = {
  usage: '',
  summary: '启动网关；没有命令时也是启动',
  words: [0, 0],
  run: ({ start: startGateway }) => startGateway(),
};
