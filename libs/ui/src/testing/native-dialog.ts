/** jsdom knows <dialog> but cannot open it; this implements the browser behaviour that the kit relies on. */
export function installNativeDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('already open', 'InvalidStateError');
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
