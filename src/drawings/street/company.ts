import { line, plain, shape } from './pieces'

/** Who and what else is in the street. */

/** The courier's three-wheeler, as it stands in every Sicilian street: its front to the right. */
export const van: string = [
  shape('M0-14V-50H60V-14z', 'ground', 2.25),
  line('M0-40H60M15-50V-40M30-50V-40M45-50V-40'),
  shape('M60-14V-56H80Q90-54 94-36L106-30V-14z', 'water', 2.25),
  shape('M66-36V-50H79Q84-48 87-36z', 'ground'),
  shape('M12-50v-22h24v22zM38-50v-15h16v15z', 'lemon', 2.25),
  line('M24-72v22M46-65v15M72-30h5'),
  line('M108-26h0', 5),
  shape('M9-10a10 10 0 1 0 20 0a10 10 0 1 0-20 0z', 'ink', 2.25),
  shape('M81-9a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', 'ink', 2.25),
  line('M19-10h0M90-9h0', 6, 'ground'),
].join('')

/** The cat that waits for the opening. */
export const cat: string =
  plain('M0 0q-3-12 4-19q-3-5-1-12l5 4h6l5-4q2 7-1 12q7 7 5 19z', 'ink') + line('M21-2q11 1 10-10t5-9', 2.25)

/** A bell tower and a dome behind the roofs. */
export const tower: string = [
  shape('M-24 0V-392H24V0z', 'bed-light'),
  shape('M-10-306v-30a10 10 0 0 1 20 0v30zM-8-356a8 8 0 1 0 16 0a8 8 0 1 0-16 0z', 'ground'),
  line('M-28-392H28M-28-296H28', 2.25),
  shape('M-20-396Q-22-426 0-440Q22-426 20-396z', 'rock', 2.25),
  line('M0-440v-16M-5-450h10', 2.25),
].join('')

export const dome: string = [
  shape('M-58 0V-330H58V0z', 'bed-light'),
  line('M-40-300v-22M-20-300v-22M0-300v-22M20-300v-22M40-300v-22', 4.5),
  line('M-64-330H64', 2.25),
  shape('M-58-334Q-58-404 0-416Q58-404 58-334z', 'rock', 2.25),
  line('M-30-334Q-30-396 0-416Q30-396 30-334M0-416V-334', 1, 'ground'),
  shape('M-10-414V-436Q0-448 10-436V-414z', 'ground', 2.25),
  line('M0-442v-16M-5-452h10', 2.25),
].join('')
