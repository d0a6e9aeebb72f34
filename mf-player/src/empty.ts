// The remote is entered through `remoteEntry.js` alone; the bundler still wants an entry of its own.
export {};
