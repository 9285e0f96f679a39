import { inProcessorTime } from './processor-time'

const here = { pid: 1, tid: 1 }

test('a task lasts as long as the processor worked on it, and what happens in it moves along', () => {
  expect(
    inProcessorTime([
      { ...here, name: 'Layout', ts: 1200, dur: 400, tdur: 150 },
      { ...here, name: 'RunTask', ts: 1000, dur: 800, tdur: 400 },
      { ...here, name: 'TimerInstall', ts: 1700 },
    ]),
  ).toEqual([
    { ...here, name: 'RunTask', ts: 1000, dur: 400, tdur: 400 },
    { ...here, name: 'Layout', ts: 1100, dur: 200, tdur: 150 },
    { ...here, name: 'TimerInstall', ts: 1350 },
  ])
})

test('tasks begin when they began, and a task in another moves with it', () => {
  const [first, inner, second] = inProcessorTime([
    { ...here, name: 'RunTask', ts: 0, dur: 100, tdur: 50 },
    { ...here, name: 'RunTask', ts: 20, dur: 60, tdur: 60 },
    { ...here, name: 'RunTask', ts: 100, dur: 100, tdur: 100 },
  ])
  expect([first?.dur, inner?.ts, inner?.dur, second?.ts, second?.dur]).toEqual([50, 10, 30, 100, 100])
})

test('what other threads do, and what is part of no task, stays as it is', () => {
  const others = [
    { ...here, name: 'thread_name', ts: 0 },
    { ...here, name: 'firstPaint', ts: 900 },
    { ...here, tid: 2, name: 'Decode', ts: 30, dur: 20 },
  ]
  expect(inProcessorTime([...others, { ...here, name: 'RunTask', ts: 10, dur: 100, tdur: 50 }])).toEqual(
    expect.arrayContaining(others),
  )
})
