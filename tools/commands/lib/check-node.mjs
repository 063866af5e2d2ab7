// Imported first and alone: an old Node must reach this line before it meets newer syntax.
const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12);
if (isOld) {
  console.error(
    `需要 Node 20.19、22.12 或更新的版本，当前是 ${process.versions.node}。请从 https://nodejs.org 安装后重试。`,
  );
  process.exit(1);
}
