// Import this before ../database.ts: a copy of the demo data in which no other test plants anyone.
process.env['E2E_DATABASE'] = 'leaks'
