// Imported first and alone: an old Node must reach this line before it meets newer syntax.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`需要 Node 20.19 或更新的版本，当前是 ${process.versions.node}。请从 https://nodejs.org 安装后重试。`);
  process.exit(1);
}
