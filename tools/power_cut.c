/* Preloaded into a server (LD_PRELOAD): logs what it writes to its database, and when the disk has confirmed it.
 *
 * Each record is a header, after which a write has its bytes. Times are of CLOCK_MONOTONIC, taken before a write or a
 * truncation begins, and when a sync begins and ends: only what was written before it began is safe when it has ended.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { WRITE, TRUNCATE, SYNC_BEGINS, SYNC_ENDS };
enum { DATABASE, LOG, ANOTHER };

struct record {
    uint64_t when, offset, length;
    uint32_t kind, file, thread, padding;
};

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static int out = -1;

static int ends_with(const char *text, const char *ending) {
    size_t length = strlen(text), wanted = strlen(ending);
    return length >= wanted && strcmp(text + length - wanted, ending) == 0;
}

static uint32_t file_of(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return ANOTHER;
    path[length] = 0;
    return ends_with(path, ".db") ? DATABASE : ends_with(path, ".db-wal") ? LOG : ANOTHER;
}

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000ull + time.tv_nsec;
}

static void note(uint32_t kind, uint32_t file, uint64_t when, uint64_t offset, uint64_t length, const void *bytes) {
    struct record record = {when, offset, length, kind, file, (uint32_t)syscall(SYS_gettid), 0};
    struct iovec parts[2] = {{&record, sizeof record}, {(void *)bytes, bytes ? length : 0}};
    pthread_mutex_lock(&one_at_a_time);
    if (out < 0) out = open(getenv("POWER_CUT_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (writev(out, parts, bytes ? 2 : 1) < (ssize_t)sizeof record) abort();
    pthread_mutex_unlock(&one_at_a_time);
}

static void *next_one(const char *name) { return dlsym(RTLD_NEXT, name); }

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    if (!real) real = next_one("pwrite64");
    uint32_t file = file_of(fd);
    uint64_t begun = now();
    ssize_t written = real(fd, bytes, length, offset);
    if (file != ANOTHER && written > 0) note(WRITE, file, begun, offset, written, bytes);
    return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) { return pwrite64(fd, bytes, length, offset); }

int ftruncate64(int fd, off64_t length) {
    static int (*real)(int, off64_t);
    if (!real) real = next_one("ftruncate64");
    uint32_t file = file_of(fd);
    uint64_t begun = now();
    int failed = real(fd, length);
    if (file != ANOTHER && !failed) note(TRUNCATE, file, begun, length, 0, NULL);
    return failed;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int sync_by(const char *name, int fd) {
    int (*real)(int) = next_one(name);
    uint32_t file = file_of(fd);
    if (file != ANOTHER) note(SYNC_BEGINS, file, now(), 0, 0, NULL);
    int failed = real(fd);
    if (file != ANOTHER && !failed) note(SYNC_ENDS, file, now(), 0, 0, NULL);
    return failed;
}

int fsync(int fd) { return sync_by("fsync", fd); }

int fdatasync(int fd) { return sync_by("fdatasync", fd); }
