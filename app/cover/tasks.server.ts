import { askWave, tendCover } from './cascade.server.ts'

export const coverTasks = [askWave, tendCover]
