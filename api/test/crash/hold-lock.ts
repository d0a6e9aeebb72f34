// Holds the write lock of an SQLite file for some milliseconds: `hold-lock.ts <file> <ms>`.
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';

const [file = '', ms] = process.argv.slice(2);
const database = new BetterSqlite(file);
database.exec('begin immediate');
console.log('held');
await sleep(Number(ms));
database.exec('commit');
